// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.5, 0xFE, -0.3125, 1.25]]], [[[2.5, 57344.0, -2.5, -1.0]]]]> : tensor<2x1x1x4xf8E5M2>, dense<[[[[-0.875, -0.75, 0x7C], [-4.5776367e-05, 0.75, -1.0]], [[0xFE, 4.5776367e-05, 0.0], [-0.25, 6.1035156e-05, -7.0]]], [[[0.375, 0x7C, -0.5], [4.5776367e-05, 0x7C, -4.5776367e-05]], [[1.0, -1.0, -6.1035156e-05], [0xFE, 1.0, 6.0]]], [[[-0.25, -4.0, 0x7C], [3.5, 0xFC, 0x7C]], [[0.875, 1.5258789e-05, -1.25], [-1.0, 0.4375, 4.5776367e-05]]], [[[-5.0, -0.875, 0xFC], [4.5776367e-05, -0.4375, 0.5]], [[1.5258789e-05, 1.25, 1.25], [-7.0, 1.0, 0.875]]]]> : tensor<4x2x2x3xf8E5M2>, dense<[0, 1]> : tensor<2xi8>]'
// RUN: : @program
// chlo.ragged_dot on f8E5M2, special values
//   G: rank 1
//   M: rank 2
//   M: has 1
//   B: rank 1
//   K: rank 1
//   N: rank 1
//   E: f8E5M2
//   F: f16
//   I: i8
//   lhs_batching_dimensions: one
//   rhs_batching_dimensions: one
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: other
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   R: alternative 1 (otherwise)
// legal 0 0: [-0.625,0.375244140625,-18.0,"nan","nan","nan",1.40625,"inf","-inf",7.0,-1.546875,-0.25]

module {
func.func @program(%arg0: tensor<2x1x1x4xf8E5M2>, %arg1: tensor<4x2x2x3xf8E5M2>, %arg2: tensor<2xi8>) -> tensor<4x1x1x3xf16> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [3], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]}> : (tensor<2x1x1x4xf8E5M2>, tensor<4x2x2x3xf8E5M2>, tensor<2xi8>) -> tensor<4x1x1x3xf16>
  return %0 : tensor<4x1x1x3xf16>
}

  func.func @main(%input0: tensor<2x1x1x4xf8E5M2>, %input1: tensor<4x2x2x3xf8E5M2>, %input2: tensor<2xi8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x1x1x4xf8E5M2>, tensor<4x2x2x3xf8E5M2>, tensor<2xi8>) -> (tensor<4x1x1x3xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x1x1x3xf16>) -> tensor<4x1x1x3xf64>
    %v1 = stablehlo.constant dense<[[[[-0.625, 0.375244140625, -18.0]]], [[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]], [[[1.40625, 0xFFF0000000000000, 0xFFF0000000000000]]], [[[7.0, -1.546875, -0.25]]]]> : tensor<4x1x1x3xf64>
    %v2 = stablehlo.constant dense<[[[[-0.625, 0.375244140625, -18.0]]], [[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]], [[[1.40625, 0x7FF0000000000000, 0x7FF0000000000000]]], [[[7.0, -1.546875, -0.25]]]]> : tensor<4x1x1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x1x3xf64>, tensor<4x1x1x3xf64>) -> tensor<4x1x1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x1x3xf64>, tensor<4x1x1x3xf64>) -> tensor<4x1x1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x1x3xi1>
    %v6 = stablehlo.constant dense<[[[[false, false, false]]], [[[true, true, true]]], [[[false, false, false]]], [[[false, false, false]]]]> : tensor<4x1x1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1x1x3xf64>, tensor<4x1x1x3xf64>) -> tensor<4x1x1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x1x1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x1x1x3xi1>
    %v10 = stablehlo.constant dense<[[[[false, false, false]]], [[[false, false, false]]], [[[false, true, false]]], [[[false, false, false]]]]> : tensor<4x1x1x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1x1x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x1x1x3xf64>, tensor<4x1x1x3xf64>) -> tensor<4x1x1x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x1x1x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x1x1x3xi1>
    %v15 = stablehlo.constant dense<[[[[false, false, false]]], [[[false, false, false]]], [[[false, false, true]]], [[[false, false, false]]]]> : tensor<4x1x1x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1x1x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x1x1x3xf64>, tensor<4x1x1x3xf64>) -> tensor<4x1x1x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x1x1x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x1x1x3xi1>
    check.expect_eq_const %v19, dense<true> : tensor<4x1x1x3xi1>
    func.return
  }
}
