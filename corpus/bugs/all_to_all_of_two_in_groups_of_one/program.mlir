// RUN: : --args='[dense<[1.0, 2.0]> : tensor<2xf32>, dense<[1.0, 2.0]> : tensor<2xf32>, dense<[1.0, 2.0]> : tensor<2xf32>, dense<[1.0, 2.0]> : tensor<2xf32>]'

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0:2 = "stablehlo.all_to_all"(%a, %b) <{split_count = 1 : i64, split_dimension = 0 : i64, concat_dimension = 0 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
  }
}
