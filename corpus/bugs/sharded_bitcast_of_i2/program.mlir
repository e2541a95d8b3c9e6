// RUN: : --args='[dense<0> : tensor<2x16xi2>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%a: tensor<2x16xi2> {mhlo.sharding = "{devices=[2,1]<=[2]}"}) -> tensor<2xf32> {
    %0 = stablehlo.bitcast_convert %a : (tensor<2x16xi2>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
