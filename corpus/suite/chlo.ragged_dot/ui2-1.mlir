// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[[2, 1, 1], [3, 2, 3]], [[1, 0, 3], [0, 0, 2]]], [[[2, 1, 1], [2, 2, 2]], [[0, 3, 0], [0, 1, 1]]], [[[3, 1, 3], [3, 0, 0]], [[1, 1, 3], [1, 1, 2]]], [[[0, 0, 2], [3, 2, 0]], [[0, 0, 1], [2, 2, 0]]]]]> : tensor<1x4x2x2x3xui2>, dense<[1, 1, 1]> : tensor<3xui2>, dense<[3, 2]> : tensor<2xui2>]'
// RUN: : @program
// chlo.ragged_dot on ui2, exact values
//   G: rank 0
//   M: rank 3+
//   M: has 1
//   B: rank 0
//   K: rank 1
//   N: rank 0
//   E: ui2
//   F: ui2
//   I: ui2
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: more
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1
// legal 0 0: [null,null,null,2,null,null,3,2,null,3,null,null,2,null,1,null,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<1x4x2x2x3xui2>, %arg1: tensor<3xui2>, %arg2: tensor<2xui2>) -> tensor<2x1x4x2x2xui2> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [4]>}> : (tensor<1x4x2x2x3xui2>, tensor<3xui2>, tensor<2xui2>) -> tensor<2x1x4x2x2xui2>
  return %0 : tensor<2x1x4x2x2xui2>
}

  func.func @main(%input0: tensor<1x4x2x2x3xui2>, %input1: tensor<3xui2>, %input2: tensor<2xui2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x4x2x2x3xui2>, tensor<3xui2>, tensor<2xui2>) -> (tensor<2x1x4x2x2xui2>)
    %v0 = stablehlo.constant dense<[[[[[3, 3], [3, 2]], [[3, 3], [3, 2]], [[3, 3], [3, 3]], [[2, 3], [1, 3]]]], [[[[0, 0], [0, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]]]]]> : tensor<2x1x4x2x2xui2>
    %v1 = stablehlo.constant dense<[[[[[0, 0], [0, 2]], [[0, 0], [3, 2]], [[0, 3], [0, 0]], [[2, 0], [1, 0]]]], [[[[0, 0], [0, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]]]]]> : tensor<2x1x4x2x2xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1x4x2x2xui2>, tensor<2x1x4x2x2xui2>) -> tensor<2x1x4x2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1x4x2x2xui2>, tensor<2x1x4x2x2xui2>) -> tensor<2x1x4x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x4x2x2xi1>
    %v5 = stablehlo.constant dense<[[[[[true, true], [true, false]], [[true, true], [false, false]], [[true, false], [true, true]], [[false, true], [false, true]]]], [[[[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, false]]]]]> : tensor<2x1x4x2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1x4x2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1x4x2x2xi1>
    func.return
  }
}
