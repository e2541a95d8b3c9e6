// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3, 3, -2, 1]]> : tensor<1x4xi16>, dense<[[[-1, 2, -1, 3], [1, 4, 1, 1]], [[0, 0, -1, 1], [0, 4, -32767, -1]]]> : tensor<2x2x4xi16>]'
// RUN: : @program
// stablehlo.gather on i16, exact values
//   B: rank 0
//   O: rank 0
//   G: rank 2
//   C: low
//   E: i16
//   I: i16
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: ascending
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [-3,-3,-3,3,-3,1,-3,-3]

module {
func.func @program(%arg0: tensor<1x4xi16>, %arg1: tensor<2x2x4xi16>) -> tensor<2x4xi16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi16>, tensor<2x2x4xi16>) -> tensor<2x4xi16>
  return %0 : tensor<2x4xi16>
}

  func.func @main(%input0: tensor<1x4xi16>, %input1: tensor<2x2x4xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4xi16>, tensor<2x2x4xi16>) -> (tensor<2x4xi16>)
    check.expect_eq_const %r, dense<[[-3, -3, -3, 3], [-3, 1, -3, -3]]> : tensor<2x4xi16>
    func.return
  }
}
