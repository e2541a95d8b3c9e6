// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (C3)
//   shape(operand) = shape(grad_output) = shape(grad_operand)

func.func @main(%arg0: tensor<1x2x3xf64>, %arg1: tensor<1xf64>, %arg2: tensor<1xf64>, %arg3: tensor<1xf64>, %arg4: tensor<2x1x3xf64>) -> (tensor<1x2x3xf64>, tensor<1xf64>, tensor<1xf64>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<1x2x3xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2x1x3xf64>) -> (tensor<1x2x3xf64>, tensor<1xf64>, tensor<1xf64>)
  return %0, %1, %2 : tensor<1x2x3xf64>, tensor<1xf64>, tensor<1xf64>
}
