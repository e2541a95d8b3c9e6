// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.0, 1.0, 0.25, 0.75]], [[0.5, 1.0, 0.0, -0.5]]], [[[0.5, -1.0, 1.0, -0.5]], [[0.25, -1.0, 0.0, 1.0]]], [[[0.75, 1.0, -0.75, -0.25]], [[0.5, 0.25, -1.0, -0.25]]], [[[0.5, 0.25, 0.0, 0.0]], [[-0.75, -1.0, -1.0, 0.25]]], [[[-0.5, 0.0, -0.5, 0.0]], [[0.25, 0.0, -0.75, -0.5]]]]> : tensor<5x2x1x4xf8E3M4>]'
// RUN: : @program
// chlo.ragged_dot on f8E3M4, exact values
//   G: rank 1
//   M: rank 2
//   B: rank 1
//   K: rank 1
//   K: has 1
//   N: rank 0
//   E: f8E3M4
//   F: f8E3M4
//   I: i16
//   lhs_batching_dimensions: one
//   rhs_batching_dimensions: one
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   R: alternative 1 (otherwise)
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.0,-0.5,[0.0,0.0],[0.0,0.0],null,null,null,null,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.125,-1.5,-1.5,0.375,null,null,null,null]

module {
func.func @program(%arg0: tensor<5x2x1x4xf8E3M4>) -> tensor<2x5x4xf8E3M4> {
  %0 = stablehlo.constant dense<[[[0.0, 0.0]], [[0.0, 0.0]], [[0.0, 0.0]], [[-2.0, 1.5]]]> : tensor<4x1x2xf8E3M4>
  %1 = stablehlo.constant dense<[0, 1, 2, 1]> : tensor<4xi16>
  %2 = "chlo.ragged_dot"(%arg0, %0, %1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>]}> : (tensor<5x2x1x4xf8E3M4>, tensor<4x1x2xf8E3M4>, tensor<4xi16>) -> tensor<2x5x4xf8E3M4>
  return %2 : tensor<2x5x4xf8E3M4>
}

  func.func @main(%input0: tensor<5x2x1x4xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<5x2x1x4xf8E3M4>) -> (tensor<2x5x4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x5x4xf8E3M4>) -> tensor<2x5x4xf64>
    %v1 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [-1.0, -0.5, 0.0, 0.0], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [-1.125, -1.5, -1.5, 0.375], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<2x5x4xf64>
    %v2 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [-1.0, -0.5, 0.0, 0.0], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [-1.125, -1.5, -1.5, 0.375], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<2x5x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5x4xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]]]> : tensor<2x5x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x5x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x5x4xi1>
    %v10 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]]]> : tensor<2x5x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x5x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x5x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x5x4xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]]]> : tensor<2x5x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x5x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x5x4xi1>
    %v20 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [true, true, true, true]]]> : tensor<2x5x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x5x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x5x4xi1>
    func.return
  }
}
