// RUN: not stablehlo-opt %s
// breaks dot (X2)
//   dim(lhs, -1) = dim(rhs, 0)

func.func @main(%arg0: tensor<5xf6E3M2FN>, %arg1: tensor<4xf6E3M2FN>) -> tensor<f32> {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<5xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<f32>
  return %0 : tensor<f32>
}
