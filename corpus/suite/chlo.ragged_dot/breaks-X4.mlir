// RUN: not stablehlo-opt %s
// breaks ragged_dot (X4)
//   0 <= rhs_batching_dimensions < rank(rhs) and 0 <= rhs_contracting_dimensions < rank(rhs)

func.func @main(%arg0: tensor<2x2x2xcomplex<f16>>, %arg1: tensor<2xcomplex<f16>>, %arg2: tensor<2x3xi2>) -> tensor<3x2xcomplex<f32>> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1], lhs_ragged_dimensions = [1]>, precision_config = [#chlo<precision HIGH>, #chlo<precision HIGHEST>]}> : (tensor<2x2x2xcomplex<f16>>, tensor<2xcomplex<f16>>, tensor<2x3xi2>) -> tensor<3x2xcomplex<f32>>
  return %0 : tensor<3x2xcomplex<f32>>
}
