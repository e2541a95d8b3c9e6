// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[5.0]], [[6.0]], [[8.0]]], [[[4.0]], [[4.0]], [[1.0]]], [[[-2.0]], [[2.0]], [[-4.0]]]]> : tensor<3x3x1x1xf16>, dense<[[[[0.0], [0.0], [0.5]], [[0.0], [0.0], [0.0]], [[3.0], [0.0], [0.0]]]]> : tensor<1x3x3x1xf16>]'
// RUN: : @program
// stablehlo.dot_general on f16, exact values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f16
//   F: f16
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: bf16
//   rhs_precision_type: given
//   rhs_precision_type: bf16
//   accumulation_type: given
//   accumulation_type: bf16
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: f16
// legal 0 0: [[0.0,0.0],[0.0,0.0],-1.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],24.0,[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x3x1x1xf16>, %arg1: tensor<1x3x3x1xf16>) -> tensor<3x3x1x1xf16> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 0, 3, 2] x [1, 2, 3, 0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = bf16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x3x1x1xf16>, tensor<1x3x3x1xf16>) -> tensor<3x3x1x1xf16>
  return %0 : tensor<3x3x1x1xf16>
}

  func.func @main(%input0: tensor<3x3x1x1xf16>, %input1: tensor<1x3x3x1xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3x1x1xf16>, tensor<1x3x3x1xf16>) -> (tensor<3x3x1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x3x1x1xf16>) -> tensor<3x3x1x1xf64>
    check.expect_eq_const %v0, dense<[[[[0.0]], [[0.0]], [[-1.0]]], [[[0.0]], [[0.0]], [[0.0]]], [[[24.0]], [[0.0]], [[0.0]]]]> : tensor<3x3x1x1xf64>
    func.return
  }
}
