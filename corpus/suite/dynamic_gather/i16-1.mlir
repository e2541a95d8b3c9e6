// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1, 3]], [[-8, 9]]]> : tensor<2x1x2xi16>, dense<> : tensor<1x0x2x3x2xi16>]'
// RUN: : @program
// stablehlo.dynamic_gather on i16, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 1
//   c: low
//   E: i16
//   I: i16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i16
//   indices_are_sorted: true
// legal 0 0: [-1,-8,-1,-8,-1,-8,3,9,3,9,3,9]

module {
func.func @program(%arg0: tensor<2x1x2xi16>, %arg1: tensor<1x0x2x3x2xi16>) -> tensor<1x2x3x2xi16> {
  %0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi16>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [4, 0, 2], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<2x1x2xi16>, tensor<1x0x2x3x2xi16>, tensor<3xi16>) -> tensor<1x2x3x2xi16>
  return %1 : tensor<1x2x3x2xi16>
}

  func.func @main(%input0: tensor<2x1x2xi16>, %input1: tensor<1x0x2x3x2xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2xi16>, tensor<1x0x2x3x2xi16>) -> (tensor<1x2x3x2xi16>)
    check.expect_eq_const %r, dense<[[[[-1, -8], [-1, -8], [-1, -8]], [[3, 9], [3, 9], [3, 9]]]]> : tensor<1x2x3x2xi16>
    func.return
  }
}
