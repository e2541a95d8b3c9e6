// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-4.5, -0.8125, 0x7C, 1.125]], [[-240.0, 0xFC, 240.0, 2.5]]]> : tensor<2x1x4xf8E4M3>, dense<[[0.015625, 1.625], [-1.125, -0.5], [-0.75, -0.875], [6.0, -1.25]]> : tensor<4x2xf8E4M3>]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3, special values
//   B: rank 2
//   K: rank 0
//   M: rank 1
//   M: has 1
//   N: rank 0
//   E: f8E4M3
//   F: f8E4M3
//   lhs_batching_dimensions: ascending
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
//   precision_config: HIGH
//   precision_config: HIGHEST
//   G: f8E4M3
// legal 0 0: [-0.0703125,0.9375,"nan",7.0,"-inf","nan",-208.0,-3.0]

module {
func.func @program(%arg0: tensor<2x1x4xf8E4M3>, %arg1: tensor<4x2xf8E4M3>) -> tensor<2x4x1xf8E4M3> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [1, 0], contracting_dims = [] x [], precision = [HIGH, HIGHEST] : (tensor<2x1x4xf8E4M3>, tensor<4x2xf8E4M3>) -> tensor<2x4x1xf8E4M3>
  return %0 : tensor<2x4x1xf8E4M3>
}

  func.func @main(%input0: tensor<2x1x4xf8E4M3>, %input1: tensor<4x2xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x4xf8E4M3>, tensor<4x2xf8E4M3>) -> (tensor<2x4x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x4x1xf8E4M3>) -> tensor<2x4x1xf64>
    %v1 = stablehlo.constant dense<[[[-0.0703125], [0.9375], [0xFFF0000000000000], [7.0]], [[0xFFF0000000000000], [0xFFF0000000000000], [-208.0], [-3.0]]]> : tensor<2x4x1xf64>
    %v2 = stablehlo.constant dense<[[[-0.0703125], [0.9375], [0x7FF0000000000000], [7.0]], [[0x7FF0000000000000], [0x7FF0000000000000], [-208.0], [-3.0]]]> : tensor<2x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4x1xi1>
    %v6 = stablehlo.constant dense<[[[false], [false], [true], [false]], [[false], [true], [false], [false]]]> : tensor<2x4x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x4x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x4x1xi1>
    %v10 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[true], [false], [false], [false]]]> : tensor<2x4x1xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x4x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x4x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x4x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x4x1xi1>
    func.return
  }
}
