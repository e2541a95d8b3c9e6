// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2.0466459833164937e-44, -5.633882342066772e-29, 7.921123866312917e+35, 130507653963153.86, -7.392496971026218e-75]], [[1.715960580294652e+59, -6.972192684455425e+64, 1.5355311215374213e-65, -1.6061234363576364e-201, -5.074932488202071e-73]], [[8.590489333309776e-58, 7.180029749682941e-78, 3.6864342255007046e-227, 5.294504859390363e+168, 0.00021251736571658046]]]> : tensor<3x1x5xf64>, dense<[0x7FF8000000000000]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.dot_general on f64, special values
//   B: rank 1
//   B: has 1
//   K: rank 0
//   M: rank 2
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
//   G: f64
// legal 0 0: ["nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<3x1x5xf64>, %arg1: tensor<1xf64>) -> tensor<1x3x5xf64> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x1x5xf64>, tensor<1xf64>) -> tensor<1x3x5xf64>
  return %0 : tensor<1x3x5xf64>
}

  func.func @main(%input0: tensor<3x1x5xf64>, %input1: tensor<1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x5xf64>, tensor<1xf64>) -> (tensor<1x3x5xf64>)
    %v0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x5xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3x5xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x3x5xi1>
    %v5 = stablehlo.constant dense<true> : tensor<1x3x5xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<1x3x5xf64>, tensor<1x3x5xf64>) -> tensor<1x3x5xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<1x3x5xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<1x3x5xi1>
    check.expect_eq_const %v8, dense<true> : tensor<1x3x5xi1>
    func.return
  }
}
