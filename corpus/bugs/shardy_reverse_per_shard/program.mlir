// RUN: : --args='[dense<[3, 5, 7, 9]> : tensor<4xi32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xi32> {
    %0 = stablehlo.reverse %a, dims = [0] : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
