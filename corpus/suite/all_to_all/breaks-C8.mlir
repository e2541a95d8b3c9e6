// RUN: not stablehlo-opt %s
// breaks all_to_all (C8)
//   dim(replica_groups, 1) = split_count

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1xi1>) -> tensor<1xi1> {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, split_count = 1 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<1xi1>) -> tensor<1xi1>
    return %0 : tensor<1xi1>
  }
}
