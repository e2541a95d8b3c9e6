// RUN: not stablehlo-opt %s
// breaks ragged_dot (X2)
//   is_unique(lhs_batching_dimensions ++ lhs_contracting_dimensions) and is_unique(rhs_batching_dimensions ++ rhs_contracting_dimensions ++ rhs_group_dimensions)

func.func @main(%arg0: tensor<4x2x3xf6E2M3FN>, %arg1: !stablehlo.token, %arg2: tensor<4xi2>) -> tensor<4x2x3xf16> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [2, 2], rhs_batching_dimensions = [0, 2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<4x2x3xf6E2M3FN>, !stablehlo.token, tensor<4xi2>) -> tensor<4x2x3xf16>
  return %0 : tensor<4x2x3xf16>
}
