// RUN: not stablehlo-opt %s
// breaks dot_general (C8)
//   0 <= rhs_contracting_dimensions < rank(rhs)

func.func @main(%arg0: tensor<2x4xf4E2M1FN>, %arg1: tensor<4x3xf4E2M1FN>) -> tensor<3xbf16> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<2x4xf4E2M1FN>, tensor<4x3xf4E2M1FN>) -> tensor<3xbf16>
  return %0 : tensor<3xbf16>
}
