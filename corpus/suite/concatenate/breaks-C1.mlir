// RUN: not stablehlo-opt %s
// breaks concatenate (C1)
//   same(element_type(inputs...))

func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<3xbf16>) -> tensor<5xf32> {
  %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<3xbf16>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
