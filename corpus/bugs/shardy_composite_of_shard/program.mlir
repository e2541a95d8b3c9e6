// RUN: : --args='[dense<[[[0.0, -1.75]]]> : tensor<1x1x2xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<1x1x2xf32>) -> tensor<1x1x2xf32> {
    %0 = stablehlo.composite "chlo.broadcast_add" %arg0 {decomposition = @chlo.broadcast_add.impl, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"x"}]>]>} : (tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
    return %0 : tensor<1x1x2xf32>
  }
  func.func private @chlo.broadcast_add.impl(%arg0: tensor<1x1x2xf32>) -> tensor<1x1x2xf32> {
    return %arg0 : tensor<1x1x2xf32>
  }
}
