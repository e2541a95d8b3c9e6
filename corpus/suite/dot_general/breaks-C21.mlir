// RUN: not stablehlo-opt %s
// breaks dot_general (C21)
//   given(num_primitive_operations) and given(precision_config) => precision_config = DEFAULT

func.func @main(%arg0: tensor<2x1xf8E8M0FNU>, %arg1: tensor<2x1xf8E3M4>) -> tensor<1xf64> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<2x1xf8E8M0FNU>, tensor<2x1xf8E3M4>) -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
