// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (I2)
//   rank(scale) = rank(offset) = rank(mean) = rank(variance) = 1 and not is_per_axis_quantized(scale)

func.func @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3x1xf64>, %arg2: tensor<3x1xf64>, %arg3: tensor<3x1xf64>, %arg4: tensor<3x1xf64>) -> tensor<2x3xf64> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 0.5 : f32}> : (tensor<2x3xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
