// RUN: : --args='[dense<[[0.0], [1.0]]> : tensor<2x1xf32>, dense<[[0.0], [1.0]]> : tensor<2x1xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x1xf32>, %arg1: tensor<2x1xf32>) -> tensor<1x2xf32> {
    %0 = stablehlo.convolution(%arg1, %arg0) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 2 : i64, mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<1x2xf32>
    return %0 : tensor<1x2xf32>
  }
}
