// RUN: not stablehlo-opt %s
// breaks batch_norm_training (C7)
//   baseline_type(output) = baseline_type(operand)

func.func @main(%arg0: tensor<2x3xf6E3M2FN>, %arg1: tensor<2xf6E3M2FN>, %arg2: tensor<2xf6E3M2FN>) -> (tensor<3x3xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<2x3xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> (tensor<3x3xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>)
  return %0, %1, %2 : tensor<3x3xf6E3M2FN>, tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>
}
