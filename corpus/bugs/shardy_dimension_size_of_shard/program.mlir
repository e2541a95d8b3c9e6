// RUN: : --args='[dense<0.0> : tensor<2xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<i32> {
    %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<2xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
