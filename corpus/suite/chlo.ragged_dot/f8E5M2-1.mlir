// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[2.0, -1.0]], [[1.0, 1.0]], [[0.0, 1.0]], [[0.0, 2.0]]]]> : tensor<1x4x1x2xf8E5M2>, dense<[[0.0], [0.0], [-0.5], [-0.5], [0.25]]> : tensor<5x1xf8E5M2>, dense<[1, 4294967295, 0, 0, 2]> : tensor<5xui32>]'
// RUN: : @program
// chlo.ragged_dot on f8E5M2, exact values
//   G: rank 1
//   M: rank 3+
//   M: has 1
//   B: rank 1
//   B: has 1
//   K: rank 0
//   N: rank 0
//   E: f8E5M2
//   F: f8E5M2
//   I: ui32
//   lhs_batching_dimensions: one
//   rhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   lhs_ragged_dimensions: last
//   n: low (otherwise)
//   Q: alternative 1
//   precision_config: given
//   precision_config: DEFAULT
//   R: alternative 1 (otherwise)
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x4x1x2xf8E5M2>, %arg1: tensor<5x1xf8E5M2>, %arg2: tensor<5xui32>) -> tensor<1x4x1x2xf8E5M2> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_ragged_dimensions = [3], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<1x4x1x2xf8E5M2>, tensor<5x1xf8E5M2>, tensor<5xui32>) -> tensor<1x4x1x2xf8E5M2>
  return %0 : tensor<1x4x1x2xf8E5M2>
}

  func.func @main(%input0: tensor<1x4x1x2xf8E5M2>, %input1: tensor<5x1xf8E5M2>, %input2: tensor<5xui32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x4x1x2xf8E5M2>, tensor<5x1xf8E5M2>, tensor<5xui32>) -> (tensor<1x4x1x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x4x1x2xf8E5M2>) -> tensor<1x4x1x2xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1x4x1x2xf64>
    func.return
  }
}
