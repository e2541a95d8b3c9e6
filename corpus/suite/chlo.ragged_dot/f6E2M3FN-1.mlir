// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-2.75]], [[0.875]], [[3.5]], [[-3.0]], [[2.75]]], [[[-0.625]], [[-1.875]], [[1.875]], [[-1.5]], [[1.625]]], [[[-1.0]], [[-0.5]], [[-1.5]], [[-2.25]], [[-0.5]]], [[[-3.25]], [[-0.625]], [[-1.25]], [[-1.0]], [[1.875]]], [[[0.75]], [[0.625]], [[3.25]], [[1.5]], [[-0.875]]]]> : tensor<5x5x1x1xf6E2M3FN>, dense<[-1.375]> : tensor<1xf6E2M3FN>, dense<[1, 0, 255, 0]> : tensor<4xui8>]'
// RUN: : @program
// chlo.ragged_dot on f6E2M3FN, special values
//   G: rank 0
//   M: rank 3+
//   M: has 1
//   B: rank 1
//   B: has 1
//   K: rank 0
//   N: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
//   I: ui8
//   lhs_batching_dimensions: one
//   rhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: more
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [3.75,-1.25,-5.0,4.0,-3.75,0.875,2.5,-2.5,2.0,-2.25,1.375,0.75,2.0,3.0,0.75,4.5,0.875,1.75,1.375,-2.5,-1.0,-0.875,-4.5,-2.0,1.25]

module {
func.func @program(%arg0: tensor<5x5x1x1xf6E2M3FN>, %arg1: tensor<1xf6E2M3FN>, %arg2: tensor<4xui8>) -> tensor<1x5x5x1xf6E2M3FN> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [0], lhs_ragged_dimensions = [2]>}> : (tensor<5x5x1x1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<4xui8>) -> tensor<1x5x5x1xf6E2M3FN>
  return %0 : tensor<1x5x5x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<5x5x1x1xf6E2M3FN>, %input1: tensor<1xf6E2M3FN>, %input2: tensor<4xui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x5x1x1xf6E2M3FN>, tensor<1xf6E2M3FN>, tensor<4xui8>) -> (tensor<1x5x5x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x5x5x1xf6E2M3FN>) -> tensor<1x5x5x1xf64>
    check.expect_eq_const %v0, dense<[[[[3.75], [-1.25], [-5.0], [4.0], [-3.75]], [[0.875], [2.5], [-2.5], [2.0], [-2.25]], [[1.375], [0.75], [2.0], [3.0], [0.75]], [[4.5], [0.875], [1.75], [1.375], [-2.5]], [[-1.0], [-0.875], [-4.5], [-2.0], [1.25]]]]> : tensor<1x5x5x1xf64>
    func.return
  }
}
