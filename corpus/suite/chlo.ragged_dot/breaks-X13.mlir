// RUN: not stablehlo-opt %s
// breaks ragged_dot (X13)
//   element_type(lhs) = element_type(rhs)

func.func @main(%arg0: tensor<4x2xf8E4M3FNUZ>, %arg1: tensor<2x4xi16>, %arg2: tensor<3xi64>) -> tensor<4x2xbf16> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0], lhs_ragged_dimensions = [0]>}> : (tensor<4x2xf8E4M3FNUZ>, tensor<2x4xi16>, tensor<3xi64>) -> tensor<4x2xbf16>
  return %0 : tensor<4x2xbf16>
}
