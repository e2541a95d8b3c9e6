// RUN: : --args='[dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xbf16>, dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>, dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xbf16>, dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>]'

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<2x2xbf16>, %b: tensor<2x2xf32>) -> (tensor<2x4xbf16>, tensor<2x4xf32>) {
    %0:2 = "stablehlo.all_gather"(%a, %b) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xbf16>, tensor<2x2xf32>) -> (tensor<2x4xbf16>, tensor<2x4xf32>)
    return %0#0, %0#1 : tensor<2x4xbf16>, tensor<2x4xf32>
  }
}
