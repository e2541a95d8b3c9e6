// RUN: not stablehlo-opt %s
// breaks dot_general (A2)
//   given(num_primitive_operations) => (rhs_precision_type = lhs_precision_type or num_primitive_operations <= 1 and is_eighth and rhs_precision_type not in [f16, bf16, tf32, f32, f64]) and (num_primitive_operations <= 1 or num_primitive_operations in (lhs_precision_type = bf16 ? [3, 6, 9] : lhs_precision_type = tf32 ? [3] : lhs_precision_type = f8E4M3FN ? [3, 4] : [])) and (accumulation_type = (lhs_precision_type = f64 ? f64 : f32) or num_primitive_operations <= 1 and (lhs_precision_type = f16 and accumulation_type = f16 or lhs_precision_type = bf16 and accumulation_type = bf16)) and (allow_imprecise_accumulation => num_primitive_operations <= 1 and is_eighth) and lhs_component_count <= 1 and rhs_component_count <= 1 where is_eighth = lhs_precision_type not in [f16, bf16, tf32, f32, f64]

func.func @main(%arg0: tensor<2x2x1xi64>, %arg1: tensor<i64>) -> tensor<2x2x1xi64> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E3M4, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x1xi64>, tensor<i64>) -> tensor<2x2x1xi64>
  return %0 : tensor<2x2x1xi64>
}
