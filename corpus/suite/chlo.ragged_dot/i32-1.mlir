// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-1, -4, -2147483647], [6, -4, -1]], [[5, 3, 2], [-3, 0, -7]]], [[[-1, -1, -9], [-2, 2, -7]], [[-2147483647, 2, -4], [9, 6, 1]]]]> : tensor<2x2x2x3xi32>]'
// RUN: : @program
// chlo.ragged_dot on i32, special values
//   G: rank 0
//   M: rank 2
//   B: rank 2
//   K: rank 0
//   N: rank 0
//   E: i32
//   F: i32
//   I: ui64
//   lhs_batching_dimensions: unordered
//   rhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: last
//   n: more
//   Q: alternative 1
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [-1,-4,-2147483647,-1,-1,-9,null,null,null,null,null,null,-6,4,1,2,-2,7,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2x2x2x3xi32>) -> tensor<2x2x2x3xi32> {
  %0 = stablehlo.constant dense<[[1, -2147483648], [-1, 2]]> : tensor<2x2xi32>
  %1 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  %2 = "chlo.ragged_dot"(%arg0, %0, %1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [2, 1], rhs_batching_dimensions = [0, 1], lhs_ragged_dimensions = [1]>}> : (tensor<2x2x2x3xi32>, tensor<2x2xi32>, tensor<2xui64>) -> tensor<2x2x2x3xi32>
  return %2 : tensor<2x2x2x3xi32>
}

  func.func @main(%input0: tensor<2x2x2x3xi32>) {
    %r = func.call @program(%input0) : (tensor<2x2x2x3xi32>) -> (tensor<2x2x2x3xi32>)
    %v0 = stablehlo.constant dense<[[[[-1, -4, -2147483647], [-1, -1, -9]], [[2147483647, 2147483647, 2147483647], [2147483647, 2147483647, 2147483647]]], [[[-6, 4, 1], [2, -2, 7]], [[2147483647, 2147483647, 2147483647], [2147483647, 2147483647, 2147483647]]]]> : tensor<2x2x2x3xi32>
    %v1 = stablehlo.constant dense<[[[[-1, -4, -2147483647], [-1, -1, -9]], [[-2147483648, -2147483648, -2147483648], [-2147483648, -2147483648, -2147483648]]], [[[-6, 4, 1], [2, -2, 7]], [[-2147483648, -2147483648, -2147483648], [-2147483648, -2147483648, -2147483648]]]]> : tensor<2x2x2x3xi32>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2x2x3xi32>, tensor<2x2x2x3xi32>) -> tensor<2x2x2x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2x2x3xi32>, tensor<2x2x2x3xi32>) -> tensor<2x2x2x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x2x3xi1>
    %v5 = stablehlo.constant dense<[[[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]]], [[[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]]]]> : tensor<2x2x2x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2x2x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2x2x3xi1>
    func.return
  }
}
