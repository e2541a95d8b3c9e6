// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>, %arg2: tensor<4xi1>, %arg3: tensor<4xi1>, %arg4: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>)
  return %0, %1, %2 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
