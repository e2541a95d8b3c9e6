// RUN: stablehlo-translate --interpret %s --args='[dense<[0.625, 0.625, 0.21875, -3.0, 4.0]> : tensor<5xf8E5M2>, dense<[[[[-57344.0], [0.25], [-1.0], [-57344.0]], [[-0.5], [3.0], [6.1035156e-05], [1.0]], [[0xFC], [-1.5258789e-05], [0.5], [-1.5]], [[-1.0], [1.75], [-0.875], [-1.75]], [[0xFC], [4.5776367e-05], [-2.0], [6.1035156e-05]]], [[[0xFC], [-0.375], [-0.5], [0.0]], [[57344.0], [-0.875], [-0.875], [-3.5]], [[0x7C], [1.5258789e-05], [1.0], [6.0]], [[-1.0], [-57344.0], [-0.25], [-1.5258789e-05]], [[-1.5258789e-05], [-57344.0], [-0.375], [-0.875]]]]> : tensor<2x5x4x1xf8E5M2>]'
// RUN: : @program
// stablehlo.dot_general on f8E5M2, special values
//   B: rank 0
//   K: rank 1
//   M: rank 0
//   N: rank 3+
//   N: has 1
//   E: f8E5M2
//   F: f8E5M2
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: f8E5M2
// legal 0 0: ["-inf",-3.0,-6.0,-32768.0,"nan",-57344.0,-1.5,-4.0]

module {
func.func @program(%arg0: tensor<5xf8E5M2>, %arg1: tensor<2x5x4x1xf8E5M2>) -> tensor<2x4x1xf8E5M2> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1] : (tensor<5xf8E5M2>, tensor<2x5x4x1xf8E5M2>) -> tensor<2x4x1xf8E5M2>
  return %0 : tensor<2x4x1xf8E5M2>
}

  func.func @main(%input0: tensor<5xf8E5M2>, %input1: tensor<2x5x4x1xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xf8E5M2>, tensor<2x5x4x1xf8E5M2>) -> (tensor<2x4x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x4x1xf8E5M2>) -> tensor<2x4x1xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000], [-3.0], [-6.0], [-32768.0]], [[0xFFF0000000000000], [-57344.0], [-1.5], [-4.0]]]> : tensor<2x4x1xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000], [-3.0], [-6.0], [-32768.0]], [[0x7FF0000000000000], [-57344.0], [-1.5], [-4.0]]]> : tensor<2x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4x1xi1>
    %v6 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[true], [false], [false], [false]]]> : tensor<2x4x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x4x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x4x1xi1>
    %v10 = stablehlo.constant dense<[[[true], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<2x4x1xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x4x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x4x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x4x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x4x1xi1>
    func.return
  }
}
