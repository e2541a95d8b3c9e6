// RUN: not stablehlo-opt %s
// breaks batch_norm_training (I2)
//   rank(scale) = rank(offset) = 1 and not is_per_axis_quantized(scale)

func.func @main(%arg0: tensor<1x3x4xf8E8M0FNU>, %arg1: tensor<f8E8M0FNU>, %arg2: tensor<f8E8M0FNU>) -> (tensor<1x3x4xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<1x3x4xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<1x3x4xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>)
  return %0, %1, %2 : tensor<1x3x4xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>
}
