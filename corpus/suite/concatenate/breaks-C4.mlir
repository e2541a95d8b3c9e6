// RUN: not stablehlo-opt %s
// breaks concatenate (C4)
//   0 <= dimension < rank(inputs[0])

func.func @main(%arg0: tensor<f8E4M3>) -> tensor<2xf8E4M3> {
  %0 = "stablehlo.concatenate"(%arg0) <{dimension = 0 : i64}> : (tensor<f8E4M3>) -> tensor<2xf8E4M3>
  return %0 : tensor<2xf8E4M3>
}
