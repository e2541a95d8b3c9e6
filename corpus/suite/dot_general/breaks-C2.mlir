// RUN: not stablehlo-opt %s
// breaks dot_general (C2)
//   size(lhs_contracting_dimensions) = size(rhs_contracting_dimensions)

func.func @main(%arg0: tensor<2x2xf8E4M3FN>, %arg1: tensor<2x2x4xf8E4M3B11FNUZ>) -> tensor<2xbf16> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<2x2xf8E4M3FN>, tensor<2x2x4xf8E4M3B11FNUZ>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}
