// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.0008544922, -0.4375], [-3.5, 0.0009765625], [0.00012207031, -6.0]], [[-7.5, -3.75], [-1.75, 0.0008544922], [-0.25, 30.0]]], [[[0.0009765625, -2.75], [30.0, -4.0], [-0.8125, 0.0008544922]], [[0.0009765625, 0.00012207031], [-0.875, 1.875], [1.5, 0x80]]], [[[3.0, -2.25], [-1.0, 0x80], [0.0009765625, 1.0]], [[0.5, 0x80], [0.4375, 4.5], [0.0, -0.00012207031]]], [[[0.5, 5.0], [0.0009765625, 0.00012207031], [-1.125, -0.0009765625]], [[0.5, 3.0], [-1.0, -1.375], [0.0009765625, -6.5]]]]> : tensor<4x2x3x2xf8E4M3B11FNUZ>, dense<[[[[-1.75, 0.8125, 0.6875], [0x80, -1.125, -30.0]], [[30.0, -0.0008544922, 0.9375], [-0.875, 1.75, -2.75]]], [[[0x80, 0.0, 0.0008544922], [-3.25, 0.46875, 0.6875]], [[-1.375, 30.0, -0.4375], [1.5, 0.75, 1.875]]]]> : tensor<2x2x2x3xf8E4M3B11FNUZ>, dense<[[4], [1]]> : tensor<2x1xi32>]'
// RUN: : @program
// chlo.ragged_dot on f8E4M3B11FNUZ, special values
//   G: rank 0
//   M: rank 1
//   B: rank 0
//   K: rank 3+
//   N: rank 1
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   I: i32
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: ascending
//   rhs_contracting_dimensions: unordered
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: other
//   n: 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: HIGHEST
//   R: alternative 1
// legal 0 0: ["nan","nan","nan","nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<4x2x3x2xf8E4M3B11FNUZ>, %arg1: tensor<2x2x2x3xf8E4M3B11FNUZ>, %arg2: tensor<2x1xi32>) -> tensor<1x4x2xf8E4M3B11FNUZ> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1, 2, 3], rhs_contracting_dimensions = [2, 3, 1], lhs_ragged_dimensions = [2]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision HIGHEST>]}> : (tensor<4x2x3x2xf8E4M3B11FNUZ>, tensor<2x2x2x3xf8E4M3B11FNUZ>, tensor<2x1xi32>) -> tensor<1x4x2xf8E4M3B11FNUZ>
  return %0 : tensor<1x4x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<4x2x3x2xf8E4M3B11FNUZ>, %input1: tensor<2x2x2x3xf8E4M3B11FNUZ>, %input2: tensor<2x1xi32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<4x2x3x2xf8E4M3B11FNUZ>, tensor<2x2x2x3xf8E4M3B11FNUZ>, tensor<2x1xi32>) -> (tensor<1x4x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x4x2xf8E4M3B11FNUZ>) -> tensor<1x4x2xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x4x2xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1x4x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x4x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x4x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x4x2xi1>
    func.return
  }
}
