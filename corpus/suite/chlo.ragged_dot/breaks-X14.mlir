// RUN: not stablehlo-opt %s
// breaks ragged_dot (X14)
//   given(precision_config) => size(precision_config) = 2

func.func @main(%arg0: tensor<4x0x2x3xf8E4M3>, %arg1: tensor<4xf8E4M3>, %arg2: tensor<3xui64>) -> tensor<3x0x2x3xf32> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>]}> : (tensor<4x0x2x3xf8E4M3>, tensor<4xf8E4M3>, tensor<3xui64>) -> tensor<3x0x2x3xf32>
  return %0 : tensor<3x0x2x3xf32>
}
