// RUN: not stablehlo-opt %s
// breaks ragged_dot (X13)
//   element_type(lhs) = element_type(rhs)

func.func @main(%arg0: tensor<1x2x4xcomplex<f64>>, %arg1: tensor<3xui2>, %arg2: tensor<3xi16>) -> tensor<1x2x4xcomplex<f64>> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<1x2x4xcomplex<f64>>, tensor<3xui2>, tensor<3xi16>) -> tensor<1x2x4xcomplex<f64>>
  return %0 : tensor<1x2x4xcomplex<f64>>
}
