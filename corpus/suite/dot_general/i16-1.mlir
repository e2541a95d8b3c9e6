// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-4]], [[-9]]]> : tensor<2x1x1xi16>, dense<[[[-9, -8], [-7, 1]]]> : tensor<1x2x2xi16>]'
// RUN: : @program
// stablehlo.dot_general on i16, envelope values
//   B: rank 2
//   B: has 1
//   K: rank 0
//   M: rank 1
//   M: has 1
//   N: rank 1
//   E: i16
//   F: i16
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f32
//   rhs_precision_type: given
//   rhs_precision_type: f32
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: i16
// legal 0 0: [36,28,72,-9]

module {
func.func @program(%arg0: tensor<2x1x1xi16>, %arg1: tensor<1x2x2xi16>) -> tensor<2x1x1x2xi16> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [2, 0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x1x1xi16>, tensor<1x2x2xi16>) -> tensor<2x1x1x2xi16>
  return %0 : tensor<2x1x1x2xi16>
}

  func.func @main(%input0: tensor<2x1x1xi16>, %input1: tensor<1x2x2xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x1xi16>, tensor<1x2x2xi16>) -> (tensor<2x1x1x2xi16>)
    check.expect_eq_const %r, dense<[[[[36, 28]]], [[[72, -9]]]]> : tensor<2x1x1x2xi16>
    func.return
  }
}
