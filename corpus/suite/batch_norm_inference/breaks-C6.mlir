// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (C6)
//   size(variance) = dim(operand, feature_index)

func.func @main(%arg0: tensor<3xf8E8M0FNU>, %arg1: tensor<3xf8E8M0FNU>, %arg2: tensor<3xf8E8M0FNU>, %arg3: tensor<3xf8E8M0FNU>, %arg4: tensor<4xf8E8M0FNU>) -> tensor<3xf8E8M0FNU> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 2.0 : f32}> : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  return %0 : tensor<3xf8E8M0FNU>
}
