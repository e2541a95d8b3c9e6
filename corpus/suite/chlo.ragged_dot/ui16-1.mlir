// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[9716, 1], [0, 65507]]], [[[2, 32767], [5953, 1]]], [[[2, 57687], [50396, 22427]]], [[[52807, 46253], [1, 29809]]], [[[32768, 0], [55365, 2]]]]> : tensor<5x1x2x2xui16>, dense<[[[[1, 11761, 60561, 31525, 32768]], [[32767, 42653, 65535, 16384, 65535]]], [[[8922, 23718, 61758, 61331, 16384]], [[32769, 64871, 0, 32769, 62353]]]]> : tensor<2x2x1x5xui16>, dense<[[[65535, 1], [0, 0]], [[1, 2], [2, 1]], [[1, 65535], [65535, 0]], [[65535, 0], [2, 1]], [[2, 1], [2, 32769]]]> : tensor<5x2x2xui16>]'
// RUN: : @program
// chlo.ragged_dot on ui16, exact values
//   G: rank 0
//   M: rank 0
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   N: rank 0
//   E: ui16
//   F: ui16
//   I: ui16
//   lhs_batching_dimensions: unordered
//   rhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: other
//   n: more
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [9716,32767,null,null,23522,null,null,64871,null,null,null,0,null,null,61331,null,null,0,null,null]

module {
func.func @program(%arg0: tensor<5x1x2x2xui16>, %arg1: tensor<2x2x1x5xui16>, %arg2: tensor<5x2x2xui16>) -> tensor<5x2x1x2xui16> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 2, 1, 3], rhs_batching_dimensions = [3, 0, 2, 1], lhs_ragged_dimensions = [1]>}> : (tensor<5x1x2x2xui16>, tensor<2x2x1x5xui16>, tensor<5x2x2xui16>) -> tensor<5x2x1x2xui16>
  return %0 : tensor<5x2x1x2xui16>
}

  func.func @main(%input0: tensor<5x1x2x2xui16>, %input1: tensor<2x2x1x5xui16>, %input2: tensor<5x2x2xui16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x1x2x2xui16>, tensor<2x2x1x5xui16>, tensor<5x2x2xui16>) -> (tensor<5x2x1x2xui16>)
    %v0 = stablehlo.constant dense<[[[[9716, 32767]], [[65535, 65535]]], [[[23522, 65535]], [[65535, 64871]]], [[[65535, 65535]], [[65535, 0]]], [[[65535, 65535]], [[61331, 65535]]], [[[65535, 0]], [[65535, 65535]]]]> : tensor<5x2x1x2xui16>
    %v1 = stablehlo.constant dense<[[[[9716, 32767]], [[0, 0]]], [[[23522, 0]], [[0, 64871]]], [[[0, 0]], [[0, 0]]], [[[0, 0]], [[61331, 0]]], [[[0, 0]], [[0, 0]]]]> : tensor<5x2x1x2xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x2x1x2xui16>, tensor<5x2x1x2xui16>) -> tensor<5x2x1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x2x1x2xui16>, tensor<5x2x1x2xui16>) -> tensor<5x2x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x2x1x2xi1>
    %v5 = stablehlo.constant dense<[[[[false, false]], [[true, true]]], [[[false, true]], [[true, false]]], [[[true, true]], [[true, false]]], [[[true, true]], [[false, true]]], [[[true, false]], [[true, true]]]]> : tensor<5x2x1x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x2x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x2x1x2xi1>
    func.return
  }
}
