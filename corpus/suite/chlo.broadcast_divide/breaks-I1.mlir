// RUN: not stablehlo-opt %s
// breaks broadcast_divide (I1)
//   lhs is int | float | complex

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
    %0 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
