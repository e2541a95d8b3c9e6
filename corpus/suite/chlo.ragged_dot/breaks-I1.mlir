// RUN: not stablehlo-opt %s
// breaks ragged_dot (I1)
//   group_sizes is int

func.func @main(%arg0: tensor<4x3x4xf6E3M2FN>, %arg1: tensor<4xf6E3M2FN>, %arg2: tensor<4x4xf8E5M2>) -> tensor<4x3x4xf8E5M2> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<4x3x4xf6E3M2FN>, tensor<4xf6E3M2FN>, tensor<4x4xf8E5M2>) -> tensor<4x3x4xf8E5M2>
  return %0 : tensor<4x3x4xf8E5M2>
}
