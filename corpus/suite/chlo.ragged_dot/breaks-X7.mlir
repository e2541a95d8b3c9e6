// RUN: not stablehlo-opt %s
// breaks ragged_dot (X7)
//   size(lhs_ragged_dimensions) = 1 and 0 <= lhs_ragged_dimensions < rank(lhs)

func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3x2xf32>, %arg2: tensor<3xui2>) -> tensor<3x3x2xf64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<3x3xf32>, tensor<3x3x2xf32>, tensor<3xui2>) -> tensor<3x3x2xf64>
  return %0 : tensor<3x3x2xf64>
}
