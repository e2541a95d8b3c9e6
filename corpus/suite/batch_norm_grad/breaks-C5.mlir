// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (C5)
//   known([size(t) for t in [scale, mean, variance, grad_scale, grad_offset]]) = known([dim(t, feature_index) for t in [operand, grad_output, grad_operand]])

func.func @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 0.0 : f32}> : (tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>)
  return %0, %1, %2 : tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>
}
