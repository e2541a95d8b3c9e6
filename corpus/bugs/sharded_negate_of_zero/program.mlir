// RUN: : --args='[dense<0.0> : tensor<1xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<1xf32> {
    %0 = stablehlo.negate %a : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
