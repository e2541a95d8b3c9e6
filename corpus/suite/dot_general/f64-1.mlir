// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 2.0, 3.5, 3.0, -0.5]]> : tensor<1x5xf64>, dense<[-1.75, 0.5, 0.75, 1.25, 0.25]> : tensor<5xf64>]'
// RUN: : @program
// stablehlo.dot_general on f64, exact values
//   B: rank 1
//   K: rank 0
//   M: rank 1
//   M: has 1
//   N: rank 0
//   E: f64
//   F: f64
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f64
//   rhs_precision_type: given
//   rhs_precision_type: f64
//   accumulation_type: given
//   accumulation_type: f64
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: f64
// legal 0 0: [3.5,1.0,2.625,3.75,-0.125]

module {
func.func @program(%arg0: tensor<1x5xf64>, %arg1: tensor<5xf64>) -> tensor<5x1xf64> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x5xf64>, tensor<5xf64>) -> tensor<5x1xf64>
  return %0 : tensor<5x1xf64>
}

  func.func @main(%input0: tensor<1x5xf64>, %input1: tensor<5xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x5xf64>, tensor<5xf64>) -> (tensor<5x1xf64>)
    check.expect_eq_const %r, dense<[[3.5], [1.0], [2.625], [3.75], [-0.125]]> : tensor<5x1xf64>
    func.return
  }
}
