// RUN: : --args='[dense<[[9.0, -2.0]]> : tensor<1x2xf32>, dense<[[-6.0], [2.0]]> : tensor<2x1xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<1x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<2x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
