// RUN: : --args='[dense<[[0.25, 0.75]]> : tensor<1x2xf32>, dense<[[-4.0, 4.0]]> : tensor<1x2xf32>]'

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%a: tensor<1x2xf32>, %b: tensor<1x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x":(1)2}]>}) -> tensor<1x2xf32> {
    %0 = stablehlo.multiply %a, %b : tensor<1x2xf32>
    return %0 : tensor<1x2xf32>
  }
}
