// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.17578125], [-0.13476562]]> : tensor<2x1xbf16>, dense<[-14.125]> : tensor<1xbf16>]'
// RUN: : @program
// stablehlo.dot_general on bf16, envelope values
//   B: rank 1
//   B: has 1
//   K: rank 0
//   M: rank 1
//   N: rank 0
//   E: bf16
//   F: bf16
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: one
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
//   G: bf16
// legal 0 0: [-2.484375,1.90625]

module {
func.func @program(%arg0: tensor<2x1xbf16>, %arg1: tensor<1xbf16>) -> tensor<1x2xbf16> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x1xbf16>, tensor<1xbf16>) -> tensor<1x2xbf16>
  return %0 : tensor<1x2xbf16>
}

  func.func @main(%input0: tensor<2x1xbf16>, %input1: tensor<1xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xbf16>, tensor<1xbf16>) -> (tensor<1x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2xbf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-2.484375, 1.90625]]> : tensor<1x2xf64>
    func.return
  }
}
