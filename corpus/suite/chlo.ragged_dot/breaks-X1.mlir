// RUN: not stablehlo-opt %s
// breaks ragged_dot (X1)
//   size(lhs_batching_dimensions) = size(rhs_batching_dimensions) and size(lhs_contracting_dimensions) = size(rhs_contracting_dimensions)

func.func @main(%arg0: tensor<4x2xcomplex<f32>>, %arg1: tensor<1x3xcomplex<f32>>, %arg2: tensor<4x3xi16>) -> tensor<4x2x1xcomplex<f32>> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<4x2xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<4x3xi16>) -> tensor<4x2x1xcomplex<f32>>
  return %0 : tensor<4x2x1xcomplex<f32>>
}
