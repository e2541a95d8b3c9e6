// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[true], [false]], [[false], [false]], [[false], [true]]], [[[true], [true]], [[false], [false]], [[false], [false]]], [[[false], [false]], [[true], [false]], [[true], [false]]], [[[false], [true]], [[true], [true]], [[false], [false]]], [[[true], [true]], [[false], [false]], [[false], [true]]]]> : tensor<5x3x2x1xi1>, dense<[0, 0, 1, 18446744073709551615]> : tensor<4xui64>]'
// RUN: : @program
// chlo.ragged_dot on i1, exact values
//   G: rank 0
//   M: rank 1
//   B: rank 0
//   K: rank 3+
//   K: has 1
//   N: rank 0
//   E: i1
//   F: i1
//   I: ui64
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: ascending
//   rhs_contracting_dimensions: unordered
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: last
//   n: more
//   Q: alternative 1
//   precision_config: absent
//   R: alternative 1
// legal 0 0: [false,false,false,false,true,true,false,false]

module {
func.func @program(%arg0: tensor<5x3x2x1xi1>, %arg1: tensor<4xui64>) -> tensor<4x2xi1> {
  %0 = stablehlo.constant dense<[[[true, true, true]], [[true, false, false]], [[true, true, false]], [[true, false, true]], [[false, true, true]]]> : tensor<5x1x3xi1>
  %1 = "chlo.ragged_dot"(%arg0, %0, %arg1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0, 1, 3], rhs_contracting_dimensions = [0, 2, 1], lhs_ragged_dimensions = [3]>}> : (tensor<5x3x2x1xi1>, tensor<5x1x3xi1>, tensor<4xui64>) -> tensor<4x2xi1>
  return %1 : tensor<4x2xi1>
}

  func.func @main(%input0: tensor<5x3x2x1xi1>, %input1: tensor<4xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x3x2x1xi1>, tensor<4xui64>) -> (tensor<4x2xi1>)
    check.expect_eq_const %r, dense<[[false, false], [false, false], [true, true], [false, false]]> : tensor<4x2xi1>
    func.return
  }
}
