// RUN: not stablehlo-opt %s
// breaks remainder (I1)
//   lhs is int | float | complex and not is_per_axis_quantized(lhs)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
