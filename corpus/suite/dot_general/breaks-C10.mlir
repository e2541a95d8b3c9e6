// RUN: not stablehlo-opt %s
// breaks dot_general (C10)
//   dim(lhs, lhs_contracting_dimensions...) = dim(rhs, rhs_contracting_dimensions...)

func.func @main(%arg0: tensor<4x2x4xcomplex<f32>>, %arg1: tensor<4x3xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<4x2x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
