// RUN: not stablehlo-opt %s
// breaks broadcast_or (I1)
//   lhs is bool | int

func.func @main(%arg0: tensor<f32>, %arg1: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "chlo.broadcast_or"(%arg0, %arg1) : (tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
