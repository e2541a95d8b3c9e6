// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0xFF, 0.0]> : tensor<2xf8E4M3FN>, dense<[5, 3]> : tensor<2xi4>]'
// RUN: : @program
// chlo.ragged_dot on f8E4M3FN, exact values
//   G: rank 1
//   M: rank 3+
//   M: has 1
//   B: rank 0
//   K: rank 0
//   N: rank 0
//   E: f8E4M3FN
//   F: f8E4M3FN
//   I: i4
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: ["nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<2xi4>) -> tensor<5x5x1x1xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[[1.0]], [[-0.5]], [[1.0]], [[0.5]], [[-2.0]]], [[[-2.0]], [[0.5]], [[2.0]], [[-1.5]], [[1.5]]], [[[0.5]], [[0.5]], [[0.0]], [[1.5]], [[1.5]]], [[[-2.0]], [[0.5]], [[-1.5]], [[-0.5]], [[2.0]]], [[[1.0]], [[-0.5]], [[0.5]], [[-0.5]], [[1.0]]]]> : tensor<5x5x1x1xf8E4M3FN>
  %1 = "chlo.ragged_dot"(%0, %arg0, %arg1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<5x5x1x1xf8E4M3FN>, tensor<2xf8E4M3FN>, tensor<2xi4>) -> tensor<5x5x1x1xf8E4M3FN>
  return %1 : tensor<5x5x1x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>, %input1: tensor<2xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E4M3FN>, tensor<2xi4>) -> (tensor<5x5x1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5x5x1x1xf8E4M3FN>) -> tensor<5x5x1x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5x1x1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x5x1x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<5x5x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x5x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x5x1x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5x5x1x1xi1>
    func.return
  }
}
