// RUN: : --args='[dense<3.0> : tensor<1xf32>, dense<7.0> : tensor<1x1xf32>, dense<1> : tensor<1xi32>]'

func.func @main(%a: tensor<1xf32>, %b: tensor<1x1xf32>, %g: tensor<1xi32>) -> tensor<1x1xf32> {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<1xf32>, tensor<1x1xf32>, tensor<1xi32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
