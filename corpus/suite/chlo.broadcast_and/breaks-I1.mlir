// RUN: not stablehlo-opt %s
// breaks broadcast_and (I1)
//   lhs is bool | int and not is_quantized(lhs)

func.func @main(%arg0: tensor<f32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = "chlo.broadcast_and"(%arg0, %arg1) : (tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
