// RUN: not stablehlo-opt %s
// breaks dot_general (C22)
//   given(lhs_component_count) => 0 < lhs_component_count

func.func @main(%arg0: tensor<2xbf16>, %arg1: tensor<1x2xbf16>) -> tensor<1xbf16> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = -1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xbf16>, tensor<1x2xbf16>) -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}
