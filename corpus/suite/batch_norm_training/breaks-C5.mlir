// RUN: not stablehlo-opt %s
// breaks batch_norm_training (C5)
//   size(batch_mean) = dim(operand, feature_index)

func.func @main(%arg0: tensor<3x2x3xf6E2M3FN>, %arg1: tensor<2xf6E2M3FN>, %arg2: tensor<2xf6E2M3FN>) -> (tensor<3x2x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2xf6E2M3FN>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 1 : i64, epsilon = 0.0009765625 : f32}> : (tensor<3x2x3xf6E2M3FN>, tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> (tensor<3x2x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2xf6E2M3FN>)
  return %0, %1, %2 : tensor<3x2x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<2xf6E2M3FN>
}
