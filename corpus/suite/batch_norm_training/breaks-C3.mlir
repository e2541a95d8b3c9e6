// RUN: not stablehlo-opt %s
// breaks batch_norm_training (C3)
//   size(scale) = dim(operand, feature_index)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3xf8E3M4>, %arg1: tensor<4xf8E3M4>, %arg2: tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>) {
    %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<3xf8E3M4>, tensor<4xf8E3M4>, tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>)
    return %0, %1, %2 : tensor<3xf8E3M4>, tensor<3xf8E3M4>, tensor<3xf8E3M4>
  }
}
