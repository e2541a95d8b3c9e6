// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<2xi4>, %arg1: tensor<2xi4>, %arg2: tensor<2xi4>, %arg3: tensor<2xi4>, %arg4: tensor<2xi4>) -> tensor<2xi4> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.0 : f32}> : (tensor<2xi4>, tensor<2xi4>, tensor<2xi4>, tensor<2xi4>, tensor<2xi4>) -> tensor<2xi4>
  return %0 : tensor<2xi4>
}
