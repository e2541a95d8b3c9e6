// RUN: : --args='[dense<1> : tensor<3xi2>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<3xi2> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<3xi2> {
    %0 = stablehlo.not %a : tensor<3xi2>
    return %0 : tensor<3xi2>
  }
}
