// RUN: stablehlo-translate --interpret %s --args='[dense<4082278979> : tensor<ui32>, dense<[[[[1890207237, 0]], [[310634693, 664470387]], [[2147483647, 1957997437]], [[250826254, 1073741824]], [[3153883779, 2147483648]]], [[[4086193354, 51224572]], [[2147483647, 2147483647]], [[64547127, 2147483648]], [[1868435004, 1293268318]], [[2420236151, 4249701635]]], [[[2147483647, 4072320596]], [[2, 1]], [[4294967295, 2]], [[1073741824, 0]], [[3287540939, 2147483649]]], [[[2, 1976295428]], [[919185152, 4294967295]], [[34423936, 1298254537]], [[2147483647, 3047199210]], [[215269076, 457155061]]]]> : tensor<4x5x1x2xui32>]'
// RUN: : @program
// stablehlo.dot_general on ui32, special values
//   B: rank 0
//   K: rank 0
//   M: rank 0
//   N: rank 3+
//   N: has 1
//   E: ui32
//   F: ui32
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: ui32
// legal 0 0: [null,0,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,4082278979,null,null,null,0,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<4x5x1x2xui32>) -> tensor<4x5x1x2xui32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] : (tensor<ui32>, tensor<4x5x1x2xui32>) -> tensor<4x5x1x2xui32>
  return %0 : tensor<4x5x1x2xui32>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<4x5x1x2xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<4x5x1x2xui32>) -> (tensor<4x5x1x2xui32>)
    %v0 = stablehlo.constant dense<[[[[4294967295, 0]], [[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]]], [[[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]]], [[[4294967295, 4294967295]], [[4294967295, 4082278979]], [[4294967295, 4294967295]], [[4294967295, 0]], [[4294967295, 4294967295]]], [[[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]], [[4294967295, 4294967295]]]]> : tensor<4x5x1x2xui32>
    %v1 = stablehlo.constant dense<[[[[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]]], [[[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]]], [[[0, 0]], [[0, 4082278979]], [[0, 0]], [[0, 0]], [[0, 0]]], [[[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]], [[0, 0]]]]> : tensor<4x5x1x2xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<4x5x1x2xui32>, tensor<4x5x1x2xui32>) -> tensor<4x5x1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<4x5x1x2xui32>, tensor<4x5x1x2xui32>) -> tensor<4x5x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x5x1x2xi1>
    %v5 = stablehlo.constant dense<[[[[true, false]], [[true, true]], [[true, true]], [[true, true]], [[true, true]]], [[[true, true]], [[true, true]], [[true, true]], [[true, true]], [[true, true]]], [[[true, true]], [[true, false]], [[true, true]], [[true, false]], [[true, true]]], [[[true, true]], [[true, true]], [[true, true]], [[true, true]], [[true, true]]]]> : tensor<4x5x1x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x5x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x5x1x2xi1>
    func.return
  }
}
