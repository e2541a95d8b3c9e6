// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.5, 0.5, -1.0], [-0.5, -0.5, -0.5], [0.5, 1.0, 0.5], [0.0, 0.0, 0.0]], [[1.0, -1.0, -1.0], [-0.5, 1.0, 0.0], [1.0, -0.5, -1.0], [1.0, 0.0, 0.5]]]> : tensor<2x4x3xf4E2M1FN>, dense<[[[[-0.5, 1.0], [0.0, -1.0], [-0.5, 1.0], [-1.0, -0.5]], [[0.0, -0.5], [0.5, -1.0], [0.0, 0.0], [1.0, 0.0]], [[-0.5, 0.5], [0.0, -0.5], [-0.5, 1.0], [-1.0, -1.0]]], [[[0.5, -1.0], [0.5, -0.5], [-0.5, 0.0], [0.0, 0.5]], [[1.0, 0.5], [-1.0, -1.0], [-0.5, 0.0], [0.0, 0.5]], [[1.0, 0.0], [-1.0, 0.0], [-0.5, -0.5], [-0.5, 1.0]]]]> : tensor<2x3x4x2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.dot_general on f4E2M1FN, exact values
//   B: rank 2
//   K: rank 1
//   M: rank 0
//   N: rank 1
//   E: f4E2M1FN
//   F: f4E2M1FN
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   G: f4E2M1FN
// legal 0 0: [[-3.0,3.0],[-6.0,4.0],[-2.0,2.0],0.5,[-3.0,4.0],null,null,null,-0.5,-1.5,-2.0,1.0]

module {
func.func @program(%arg0: tensor<2x4x3xf4E2M1FN>, %arg1: tensor<2x3x4x2xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [3, 1], contracting_dims = [1] x [2], precision = [HIGHEST, DEFAULT] : (tensor<2x4x3xf4E2M1FN>, tensor<2x3x4x2xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  return %0 : tensor<2x3x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x4x3xf4E2M1FN>, %input1: tensor<2x3x4x2xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x4x3xf4E2M1FN>, tensor<2x3x4x2xf4E2M1FN>) -> (tensor<2x3x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x3x2xf4E2M1FN>) -> tensor<2x3x2xf64>
    %v1 = stablehlo.constant dense<[[[3.0, 4.0], [2.0, 0.5], [4.0, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [-0.5, -1.5], [-2.0, 1.0]]]> : tensor<2x3x2xf64>
    %v2 = stablehlo.constant dense<[[[-3.0, -6.0], [-2.0, 0.5], [-3.0, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [-0.5, -1.5], [-2.0, 1.0]]]> : tensor<2x3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x2xi1>
    %v6 = stablehlo.constant dense<[[[false, false], [false, false], [false, true]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x3x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x3x2xi1>
    %v10 = stablehlo.constant dense<[[[false, false], [false, false], [false, true]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x3x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x3x2xi1>
    %v15 = stablehlo.constant dense<[[[false, false], [false, false], [false, true]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x3x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x3x2xi1>
    %v20 = stablehlo.constant dense<[[[false, false], [false, false], [false, true]], [[true, true], [false, false], [false, false]]]> : tensor<2x3x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x3x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x3x2xi1>
    func.return
  }
}
