// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.25884797156645245]], [[-0.31443932786351364]], [[0.490681326049118]]]> : tensor<3x1x1xf64>]'
// RUN: : @program
// stablehlo.dot_general on f64, envelope values
//   B: rank 2
//   B: has 1
//   K: rank 1
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: f64
//   F: f64
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: one
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
//   precision_config: given
//   precision_config: DEFAULT
//   G: f64
// legal 0 0: [-0.12247619032859802,0.052825432270765305,-3.4819188117980957]

module {
func.func @program(%arg0: tensor<3x1x1xf64>) -> tensor<1x3xf64> {
  %0 = stablehlo.constant dense<[[[0.47315875002266766], [-0.16799881255833143], [-7.096089647420168]]]> : tensor<1x3x1xf64>
  %1 = stablehlo.dot_general %0, %arg0, batching_dims = [0, 1] x [2, 0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x3x1xf64>, tensor<3x1x1xf64>) -> tensor<1x3xf64>
  return %1 : tensor<1x3xf64>
}

  func.func @main(%input0: tensor<3x1x1xf64>) {
    %r = func.call @program(%input0) : (tensor<3x1x1xf64>) -> (tensor<1x3xf64>)
    check.expect_eq_const %r, dense<[[-0.12247619032859802, 0.052825432270765305, -3.4819188117980957]]> : tensor<1x3xf64>
    func.return
  }
}
