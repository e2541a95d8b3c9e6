// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.0]], [[0.0]]]> : tensor<2x1x1xf4E2M1FN>, dense<[[1.0], [-1.0]]> : tensor<2x1xf4E2M1FN>, dense<[0, 0, 1, 1]> : tensor<4xui2>]'
// RUN: : @program
// chlo.ragged_dot on f4E2M1FN, exact values
//   G: rank 0
//   M: rank 1
//   M: has 1
//   B: rank 1
//   B: has 1
//   K: rank 1
//   N: rank 0
//   E: f4E2M1FN
//   F: f4E2M1FN
//   I: ui2
//   lhs_batching_dimensions: one
//   rhs_batching_dimensions: one
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: more
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   R: alternative 1 (otherwise)
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x1x1xf4E2M1FN>, %arg1: tensor<2x1xf4E2M1FN>, %arg2: tensor<4xui2>) -> tensor<1x1xf4E2M1FN> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]}> : (tensor<2x1x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>, tensor<4xui2>) -> tensor<1x1xf4E2M1FN>
  return %0 : tensor<1x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x1x1xf4E2M1FN>, %input1: tensor<2x1xf4E2M1FN>, %input2: tensor<4xui2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x1x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>, tensor<4xui2>) -> (tensor<1x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf4E2M1FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1x1xf64>
    func.return
  }
}
