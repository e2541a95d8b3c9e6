// RUN: : --args='[dense<[0.0]> : tensor<1xf32>, dense<[0xFF800000]> : tensor<1xf32>, dense<[0]> : tensor<1xi32>]'

func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xi32>) -> tensor<1xf32> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<1xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
