// RUN: not stablehlo-opt %s
// breaks ragged_dot (X6)
//   dim(lhs, lhs_contracting_dimensions...) = dim(rhs, rhs_contracting_dimensions...)

func.func @main(%arg0: tensor<2x3x1x4xf8E4M3B11FNUZ>, %arg1: tensor<2xf8E4M3B11FNUZ>, %arg2: tensor<3xi4>) -> tensor<3x2x1x4xf64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>, precision_config = [#chlo<precision HIGH>, #chlo<precision HIGHEST>]}> : (tensor<2x3x1x4xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<3xi4>) -> tensor<3x2x1x4xf64>
  return %0 : tensor<3x2x1x4xf64>
}
