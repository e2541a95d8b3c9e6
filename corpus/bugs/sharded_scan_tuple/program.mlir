// RUN: : --args='[dense<[1.0, 2.0]> : tensor<2xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%a: tensor<2xf32> {mhlo.sharding = "{replicated}"}) -> (tensor<2xf32>, tensor<2xf32>) {
    %0, %1 = chlo.scan(%a) inits () dimension=0 {
    ^bb0(%p: tensor<f32>):
      stablehlo.return %p, %p : tensor<f32>, tensor<f32>
    } : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
}
