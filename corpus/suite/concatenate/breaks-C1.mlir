// RUN: not stablehlo-opt %s
// breaks concatenate (C1)
//   same(element_type(inputs...))

func.func @main(%arg0: tensor<2xui2>, %arg1: tensor<3xf16>) -> tensor<5xui2> {
  %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<2xui2>, tensor<3xf16>) -> tensor<5xui2>
  return %0 : tensor<5xui2>
}
