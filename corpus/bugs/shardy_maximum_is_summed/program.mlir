// RUN: : --args='[dense<[3, 5]> : tensor<2xi32>, dense<0> : tensor<i32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %z: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
