// RUN: : --args='[dense<1.0> : tensor<1023xf32>, dense<65535> : tensor<i32>]'

module attributes {mhlo.num_partitions = 3 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["y"=3]>
  func.func @main(%arg0: tensor<1023xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}, %arg1: tensor<i32>) -> tensor<1023xf32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1023] : (tensor<1023xf32>, tensor<i32>) -> tensor<1023xf32>
    return %0 : tensor<1023xf32>
  }
}
