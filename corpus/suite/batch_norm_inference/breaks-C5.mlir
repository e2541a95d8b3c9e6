// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (C5)
//   size(mean) = dim(operand, feature_index)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x2x3xf8E8M0FNU>, %arg1: tensor<2xf8E8M0FNU>, %arg2: tensor<2xf8E8M0FNU>, %arg3: tensor<1xf8E8M0FNU>, %arg4: tensor<2xf8E8M0FNU>) -> tensor<2x2x3xf8E8M0FNU> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<2x2x3xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<2x2x3xf8E8M0FNU>
    return %0 : tensor<2x2x3xf8E8M0FNU>
  }
}
