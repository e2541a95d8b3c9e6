// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.0], [-1.0], [-1.0], [0.7040231198609497]], [[-3.8920265399174423], [-2.2250738585072014e-308], [-5.0e-324], [0xFFF0000000000000]], [[0xFFF8000000000000], [0.8703755061272755], [0.27980576071181357], [-0.48299636368933674]], [[7.26460358932788], [0.5], [1.0], [-2.2250738585072014e-308]]]> : tensor<4x4x1xf64>, dense<[[[[3.5684953177396874, 1.0, -2.2250738585072014e-308, 1.1898391220808473]], [[0.0, -0.4944165553149003, 3.969019031649782, -1.0]], [[-0.5, 0.5, -1.7976931348623157e+308, 4.816453086107143]], [[0.9792444526799576, -1.0, -2.225073858507201e-308, 0.48731254163948573]]]]> : tensor<1x4x1x4xf64>]'
// RUN: : @program
// stablehlo.dot_general on f64, special values
//   B: rank 1
//   K: rank 2
//   K: has 1
//   M: rank 0
//   N: rank 1
//   N: has 1
//   E: f64
//   F: f64
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: ascending
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: f64
// legal 0 0: [[3.406169568599656,3.4061695685996622],"inf","nan",[6.61382276576823,6.613822765768241]]

module {
func.func @program(%arg0: tensor<4x4x1xf64>, %arg1: tensor<1x4x1x4xf64>) -> tensor<4x1xf64> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2, 1] x [2, 3] : (tensor<4x4x1xf64>, tensor<1x4x1x4xf64>) -> tensor<4x1xf64>
  return %0 : tensor<4x1xf64>
}

  func.func @main(%input0: tensor<4x4x1xf64>, %input1: tensor<1x4x1x4xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4x1xf64>, tensor<1x4x1x4xf64>) -> (tensor<4x1xf64>)
    %v0 = stablehlo.constant dense<[[3.4061695685996622], [0xFFF0000000000000], [0xFFF0000000000000], [6.613822765768241]]> : tensor<4x1xf64>
    %v1 = stablehlo.constant dense<[[3.406169568599656], [0x7FF0000000000000], [0x7FF0000000000000], [6.61382276576823]]> : tensor<4x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x1xi1>
    %v5 = stablehlo.constant dense<[[false], [false], [true], [false]]> : tensor<4x1xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<4x1xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<4x1xi1>
    %v9 = stablehlo.constant dense<[[false], [true], [false], [false]]> : tensor<4x1xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<4x1xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<4x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<4x1xi1>
    func.return
  }
}
