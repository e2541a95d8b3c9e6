// RUN: not stablehlo-opt %s
// breaks batch_norm_training (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<2xui2>, %arg1: tensor<2xui2>, %arg2: tensor<2xui2>) -> (tensor<2xui2>, tensor<2xui2>, tensor<2xui2>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<2xui2>, tensor<2xui2>, tensor<2xui2>) -> (tensor<2xui2>, tensor<2xui2>, tensor<2xui2>)
  return %0, %1, %2 : tensor<2xui2>, tensor<2xui2>, tensor<2xui2>
}
