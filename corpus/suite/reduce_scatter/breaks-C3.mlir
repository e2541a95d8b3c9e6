// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C3)
//   is_unique(flat(replica_groups))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<8xi4>) -> tensor<4xi16> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<i16>, %2: tensor<i16>):
      stablehlo.return %1 : tensor<i16>
    }) : (tensor<8xi4>) -> tensor<4xi16>
    return %0 : tensor<4xi16>
  }
}
