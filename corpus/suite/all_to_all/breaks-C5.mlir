// RUN: not stablehlo-opt %s
// breaks all_to_all (C5)
//   is_unique(flat(replica_groups))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<2x4xui32>) -> (tensor<3xf16>, tensor<2x4xui32>) {
    %0, %1 = "stablehlo.all_to_all"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<3xf16>, tensor<2x4xui32>) -> (tensor<3xf16>, tensor<2x4xui32>)
    return %0, %1 : tensor<3xf16>, tensor<2x4xui32>
  }
}
