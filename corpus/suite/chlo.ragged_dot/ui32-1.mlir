// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<0x2x5xui32>, dense<> : tensor<3x0x1xui32>, dense<[1]> : tensor<1xui32>]'
// RUN: : @program
// chlo.ragged_dot on ui32, exact values
//   G: rank 0
//   M: rank 2
//   B: rank 0
//   K: rank 1
//   K: has 0
//   N: rank 2
//   N: has 1
//   E: ui32
//   F: ui32
//   I: ui32
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: 1
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<0x2x5xui32>, %arg1: tensor<3x0x1xui32>, %arg2: tensor<1xui32>) -> tensor<1x2x5x3x1xui32> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<0x2x5xui32>, tensor<3x0x1xui32>, tensor<1xui32>) -> tensor<1x2x5x3x1xui32>
  return %0 : tensor<1x2x5x3x1xui32>
}

  func.func @main(%input0: tensor<0x2x5xui32>, %input1: tensor<3x0x1xui32>, %input2: tensor<1xui32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<0x2x5xui32>, tensor<3x0x1xui32>, tensor<1xui32>) -> (tensor<1x2x5x3x1xui32>)
    check.expect_eq_const %r, dense<0> : tensor<1x2x5x3x1xui32>
    func.return
  }
}
