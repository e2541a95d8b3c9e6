// RUN: : --args='[dense<[[0.0, 0.0, 1.0]]> : tensor<1x3xf32>]'

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 2:3:3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x", "y"}]>]>} : (tensor<1x3xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
