// RUN: : --args='[dense<0.0> : tensor<f32>, dense<[[[1.5], [-1.25]]]> : tensor<1x2x1xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<1x2x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) -> tensor<f32> {
    %0, %1 = stablehlo.while(%2 = %arg0, %3 = %arg1) : tensor<f32>, tensor<1x2x1xf32> cond {
      %4 = stablehlo.compare LT, %2, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      stablehlo.return %2, %3 : tensor<f32>, tensor<1x2x1xf32>
    }
    return %0 : tensor<f32>
  }
}
