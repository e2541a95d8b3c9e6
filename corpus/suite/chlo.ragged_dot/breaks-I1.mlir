// RUN: not stablehlo-opt %s
// breaks ragged_dot (I1)
//   group_sizes is int

func.func @main(%arg0: tensor<4x3x4xf8E5M2FNUZ>, %arg1: tensor<4xf8E5M2FNUZ>, %arg2: tensor<4x4xbf16>) -> tensor<4x3x4xf64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<4x3x4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>, tensor<4x4xbf16>) -> tensor<4x3x4xf64>
  return %0 : tensor<4x3x4xf64>
}
