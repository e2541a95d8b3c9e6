// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.5]], [[1.5]], [[0x80]]], [[[-1.0]], [[2.0]], [[-2.0]]]]> : tensor<2x3x1x1xf8E4M3B11FNUZ>, dense<[[[-0.5]], [[-0.5]]]> : tensor<2x1x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3B11FNUZ, exact values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 1
//   N: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   G: f8E4M3B11FNUZ
// legal 0 0: [0.25,-0.75,"nan",0.5,-1.0,1.0]

module {
func.func @program(%arg0: tensor<2x3x1x1xf8E4M3B11FNUZ>, %arg1: tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<1x2x1x3xf8E4M3B11FNUZ> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [2, 0, 3] x [1, 0, 2], contracting_dims = [] x [], precision = [DEFAULT, HIGH] : (tensor<2x3x1x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<1x2x1x3xf8E4M3B11FNUZ>
  return %0 : tensor<1x2x1x3xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x3x1x1xf8E4M3B11FNUZ>, %input1: tensor<2x1x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3x1x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) -> (tensor<1x2x1x3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x3xf8E4M3B11FNUZ>) -> tensor<1x2x1x3xf64>
    %v1 = stablehlo.constant dense<[[[[0.25, -0.75, 0xFFF0000000000000]], [[0.5, -1.0, 1.0]]]]> : tensor<1x2x1x3xf64>
    %v2 = stablehlo.constant dense<[[[[0.25, -0.75, 0x7FF0000000000000]], [[0.5, -1.0, 1.0]]]]> : tensor<1x2x1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x1x3xf64>, tensor<1x2x1x3xf64>) -> tensor<1x2x1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x1x3xf64>, tensor<1x2x1x3xf64>) -> tensor<1x2x1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x1x3xi1>
    %v6 = stablehlo.constant dense<[[[[false, false, true]], [[false, false, false]]]]> : tensor<1x2x1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2x1x3xf64>, tensor<1x2x1x3xf64>) -> tensor<1x2x1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2x1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2x1x3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x2x1x3xi1>
    func.return
  }
}
