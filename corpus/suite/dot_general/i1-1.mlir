// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dot_general on i1, envelope values
//   B: rank 2
//   B: has 1
//   K: rank 2
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: i1
//   F: i1
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: ascending
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: bf16
//   rhs_precision_type: given
//   rhs_precision_type: bf16
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: i1
// legal 0 0: [true,false]

module {
func.func @program() -> tensor<2x1xi1> {
  %0 = stablehlo.constant dense<[[[[true], [false]], [[true], [false]], [[true], [false]]]]> : tensor<1x3x2x1xi1>
  %1 = stablehlo.constant dense<[[[[false], [true]]], [[[true], [true]]], [[[false], [false]]]]> : tensor<3x1x2x1xi1>
  %2 = stablehlo.dot_general %0, %1, batching_dims = [2, 3] x [2, 1], contracting_dims = [0, 1] x [3, 0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x3x2x1xi1>, tensor<3x1x2x1xi1>) -> tensor<2x1xi1>
  return %2 : tensor<2x1xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xi1>)
    check.expect_eq_const %r, dense<[[true], [false]]> : tensor<2x1xi1>
    func.return
  }
}
