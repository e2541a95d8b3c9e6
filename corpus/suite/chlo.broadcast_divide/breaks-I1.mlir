// RUN: not stablehlo-opt %s
// breaks broadcast_divide (I1)
//   lhs is int | float | complex and not is_quantized(lhs)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1xi1>, %arg1: tensor<i1>) -> tensor<1xi1> {
    %0 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<1xi1>, tensor<i1>) -> tensor<1xi1>
    return %0 : tensor<1xi1>
  }
}
