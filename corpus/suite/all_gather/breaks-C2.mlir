// RUN: not stablehlo-opt %s
// breaks all_gather (C2)
//   is_unique(flat(replica_groups))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x4xf8E5M2>) -> tensor<3x8xf8E5M2> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>, all_gather_dim = 1 : i64}> : (tensor<3x4xf8E5M2>) -> tensor<3x8xf8E5M2>
    return %0 : tensor<3x8xf8E5M2>
  }
}
