// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (I2)
//   rank(scale) = 1 and not is_per_axis_quantized(scale)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x3xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<f32>, tensor<f32>) {
    %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<1x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<1x3xf32>) -> (tensor<1x3xf32>, tensor<f32>, tensor<f32>)
    return %0, %1, %2 : tensor<1x3xf32>, tensor<f32>, tensor<f32>
  }
}
