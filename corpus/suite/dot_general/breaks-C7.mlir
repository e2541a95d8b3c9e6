// RUN: not stablehlo-opt %s
// breaks dot_general (C7)
//   0 <= rhs_batching_dimensions < rank(rhs)

func.func @main(%arg0: tensor<4x3xf6E2M3FN>, %arg1: tensor<2xf6E2M3FN>) -> tensor<4x3x2xf8E4M3FN> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]}> : (tensor<4x3xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<4x3x2xf8E4M3FN>
  return %0 : tensor<4x3x2xf8E4M3FN>
}
