// RUN: not stablehlo-opt %s
// breaks collective_broadcast (C2)
//   0 <= replica_groups < ids_b(channel_id)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
