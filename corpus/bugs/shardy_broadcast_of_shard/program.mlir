// RUN: : --args='[dense<1.0> : tensor<f32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<f32>) -> tensor<1x1x2x1xf32> {
    %0 = stablehlo.broadcast %arg0, sizes = [1, 1, 2, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"x"}, {}]>]>} : (tensor<f32>) -> tensor<1x1x2x1xf32>
    return %0 : tensor<1x1x2x1xf32>
  }
}
