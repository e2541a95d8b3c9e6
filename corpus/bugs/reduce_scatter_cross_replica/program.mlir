// RUN: : --args='[dense<0.0> : tensor<8xf32>, dense<0.0> : tensor<8xf32>, dense<0.0> : tensor<8xf32>, dense<[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]> : tensor<8xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      %3 = stablehlo.add %2, %1 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
