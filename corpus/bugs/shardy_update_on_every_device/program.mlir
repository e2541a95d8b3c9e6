// RUN: : --args='[dense<0.0> : tensor<2xf32>, dense<1.0> : tensor<1xf32>, dense<0> : tensor<i32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %u: tensor<1xf32>, %i: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
