// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0], [0.0], [0.0], [1.0], [1.0]]> : tensor<5x1xf6E3M2FN>, dense<[[-0.25, -0.5, 0.25, 0.25, 0.0], [-0.25, 0.25, 0.5, -0.25, -0.25], [0.0, -0.5, 0.5, -0.5, -0.25], [0.0, 0.0, -0.5, 0.0, 0.25]]> : tensor<4x5xf6E3M2FN>, dense<[[0, 0, 0, 1], [1, 1, 65535, 1], [1, 0, 1, 65535], [0, 1, 1, 0], [1, 1, 0, 1]]> : tensor<5x4xui16>]'
// RUN: : @program
// chlo.ragged_dot on f6E3M2FN, exact values
//   G: rank 1
//   M: rank 1
//   M: has 1
//   B: rank 1
//   K: rank 0
//   N: rank 0
//   E: f6E3M2FN
//   F: f6E3M2FN
//   I: ui16
//   lhs_batching_dimensions: one
//   rhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: low (otherwise)
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   R: alternative 1 (otherwise)
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],-0.25,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<5x1xf6E3M2FN>, %arg1: tensor<4x5xf6E3M2FN>, %arg2: tensor<5x4xui16>) -> tensor<5x1xf6E3M2FN> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<5x1xf6E3M2FN>, tensor<4x5xf6E3M2FN>, tensor<5x4xui16>) -> tensor<5x1xf6E3M2FN>
  return %0 : tensor<5x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<5x1xf6E3M2FN>, %input1: tensor<4x5xf6E3M2FN>, %input2: tensor<5x4xui16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x1xf6E3M2FN>, tensor<4x5xf6E3M2FN>, tensor<5x4xui16>) -> (tensor<5x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5x1xf6E3M2FN>) -> tensor<5x1xf64>
    check.expect_eq_const %v0, dense<[[0.0], [0.0], [0.0], [-0.25], [0.0]]> : tensor<5x1xf64>
    func.return
  }
}
