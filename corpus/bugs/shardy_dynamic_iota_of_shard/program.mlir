// RUN: : --args='[]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["y"=2]>
  func.func @main() -> (tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
    %0 = stablehlo.constant dense<[6, 8]> : tensor<2xi32>
    %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<2xi32>) -> tensor<6x8xf32>
    return %1 : tensor<6x8xf32>
  }
}
