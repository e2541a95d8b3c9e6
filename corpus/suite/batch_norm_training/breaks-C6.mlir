// RUN: not stablehlo-opt %s
// breaks batch_norm_training (C6)
//   size(batch_var) = dim(operand, feature_index)

func.func @main(%arg0: tensor<1xf8E4M3FN>, %arg1: tensor<1xf8E4M3FN>, %arg2: tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<2xf8E4M3FN>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 3.0 : f32}> : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<2xf8E4M3FN>)
  return %0, %1, %2 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<2xf8E4M3FN>
}
