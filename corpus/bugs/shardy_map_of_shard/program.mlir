// RUN: : --args='[dense<[[[[-4.0]]], [[[-4.0]]]]> : tensor<2x1x1x1xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<2x1x1x1xf32>) -> (tensor<2x1x1x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}, {}]>}) {
    %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%1: tensor<f32>):
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x1x1x1xf32>) -> tensor<2x1x1x1xf32>
    return %0 : tensor<2x1x1x1xf32>
  }
}
