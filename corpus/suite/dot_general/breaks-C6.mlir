// RUN: not stablehlo-opt %s
// breaks dot_general (C6)
//   0 <= lhs_contracting_dimensions < rank(lhs)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x4xui64>, %arg1: tensor<4x2x3xui64>) -> tensor<ui64> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 2, 1], rhs_contracting_dimensions = [2, 1, 0]>}> : (tensor<3x4xui64>, tensor<4x2x3xui64>) -> tensor<ui64>
    return %0 : tensor<ui64>
  }
}
