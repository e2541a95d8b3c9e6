// RUN: : --args='[dense<[0, 1]> : tensor<2xi2>, dense<[0, 1]> : tensor<2xi2>]'

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<2xi2>) -> tensor<4xi2> {
    %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi2>) -> tensor<4xi2>
    return %0 : tensor<4xi2>
  }
}
