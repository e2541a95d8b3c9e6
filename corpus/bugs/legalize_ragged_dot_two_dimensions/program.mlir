// RUN: : --args='[dense<[[-7.0, -4.0]]> : tensor<1x2xf32>, dense<[[2.0], [2.0]]> : tensor<2x1xf32>, dense<[[1], [15]]> : tensor<2x1xi32>]'

func.func @main(%arg0: tensor<1x2xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x1xi32>) -> tensor<1xf32> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 1], lhs_ragged_dimensions = [0]>}> : (tensor<1x2xf32>, tensor<2x1xf32>, tensor<2x1xi32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
