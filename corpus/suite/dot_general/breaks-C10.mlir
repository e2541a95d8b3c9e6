// RUN: not stablehlo-opt %s
// breaks dot_general (C10)
//   dim(lhs, lhs_contracting_dimensions...) = dim(rhs, rhs_contracting_dimensions...)

func.func @main(%arg0: tensor<2x3x4xui64>, %arg1: tensor<4x3x4xui64>) -> tensor<2x4xui64> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>}> : (tensor<2x3x4xui64>, tensor<4x3x4xui64>) -> tensor<2x4xui64>
  return %0 : tensor<2x4xui64>
}
