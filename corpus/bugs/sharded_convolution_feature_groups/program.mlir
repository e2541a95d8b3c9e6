// RUN: : --args='[dense<[[0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [1.0]]> : tensor<12x1xf32>, dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]]> : tensor<6x4xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["y"=2]>
  func.func @main(%arg0: tensor<12x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}, %arg1: tensor<6x4xf32>) -> tensor<4x1xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[f, b], window = {} {feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<12x1xf32>, tensor<6x4xf32>) -> tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
}
