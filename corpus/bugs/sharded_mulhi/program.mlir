// RUN: : --args='[dense<-1> : tensor<1xi32>, dense<7> : tensor<1xi32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<1xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, %b: tensor<1xi32>) -> tensor<1xi32> {
    %0 = chlo.mulhi %a, %b : tensor<1xi32>, tensor<1xi32> -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}
