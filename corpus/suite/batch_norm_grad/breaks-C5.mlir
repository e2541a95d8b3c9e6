// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (C5)
//   size(scale) = dim(operand, feature_index)

func.func @main(%arg0: tensor<4x3xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 0.0 : f32}> : (tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>)
  return %0, %1, %2 : tensor<4x3xf64>, tensor<4xf64>, tensor<4xf64>
}
