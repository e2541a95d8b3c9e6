// RUN: not stablehlo-opt %s
// breaks batch_norm_training (O2)
//   rank(batch_mean) = rank(batch_var) = 1

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1xf8E3M4>, %arg1: tensor<1xf8E3M4>, %arg2: tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<f8E3M4>) {
    %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<f8E3M4>)
    return %0, %1, %2 : tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<f8E3M4>
  }
}
