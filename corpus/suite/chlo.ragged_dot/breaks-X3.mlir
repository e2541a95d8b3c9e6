// RUN: not stablehlo-opt %s
// breaks ragged_dot (X3)
//   0 <= lhs_batching_dimensions < rank(lhs) and 0 <= lhs_contracting_dimensions < rank(lhs)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x2xi1>, %arg1: tensor<2x3x1xi1>, %arg2: tensor<2x1xui8>) -> tensor<2x3x1xi1> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [1, 0, 2], rhs_batching_dimensions = [0, 1, 2], lhs_ragged_dimensions = [0]>}> : (tensor<3x2xi1>, tensor<2x3x1xi1>, tensor<2x1xui8>) -> tensor<2x3x1xi1>
    return %0 : tensor<2x3x1xi1>
  }
}
