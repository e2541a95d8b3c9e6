// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0, -2.25, -2.25], [32.0, -3.0, -2.5]], [[-0.875, 1.625, -0.9375], [3.0, 1.875, -0.875]], [[1.0, 0.21875, -1.625], [0.875, -0.6875, -0.875]], [[-0.8125, -3.25, -3.0], [0.109375, -0.0126953125, 0.625]], [[0.625, 0.5625, 0.5625], [0.8125, -1.0, 7.5]]]> : tensor<5x2x3xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3FNUZ, special values
//   B: rank 1
//   K: rank 2
//   M: rank 0
//   N: rank 1
//   N: has 1
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
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
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
//   G: f8E4M3FNUZ
// legal 0 0: ["nan",null,"nan"]

module {
func.func @program(%arg0: tensor<5x2x3xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[[[[-6.5], [4.5], [0.0], [0.3125], [-240.0]], [[-1.875], [-1.25], [-1.75], [240.0], [-0.8125]], [[0x80], [0.0009765625], [1.625], [-0.0068359375], [-6.5]]], [[[-0.0078125], [0.5], [-5.0], [0x80], [-240.0]], [[-3.25], [0.9375], [0.625], [240.0], [-3.75]], [[-0.875], [0.0009765625], [-0.40625], [3.25], [0.5]]]]> : tensor<2x3x5x1xf8E4M3FNUZ>
  %1 = stablehlo.dot_general %arg0, %0, batching_dims = [2] x [1], contracting_dims = [1, 0] x [0, 2], precision = [HIGHEST, HIGH] : (tensor<5x2x3xf8E4M3FNUZ>, tensor<2x3x5x1xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  return %1 : tensor<3x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<5x2x3xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<5x2x3xf8E4M3FNUZ>) -> (tensor<3x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E4M3FNUZ>) -> tensor<3x1xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000], [240.0], [0xFFF0000000000000]]> : tensor<3x1xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000], [-240.0], [0x7FF0000000000000]]> : tensor<3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1xi1>
    %v10 = stablehlo.constant dense<[[false], [true], [false]]> : tensor<3x1xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<3x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x1xi1>
    func.return
  }
}
