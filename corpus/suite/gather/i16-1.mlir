// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-6, 9], [3, -2], [-1, 3]], [[-6, -1], [-4, 9], [-6, -1]]]]> : tensor<1x2x3x2xi16>, dense<[[[[1], [1], [1]]]]> : tensor<1x1x3x1xi16>]'
// RUN: : @program
// stablehlo.gather on i16, exact values
//   B: rank 2
//   B: has 1
//   O: rank 1
//   G: rank 1
//   G: has 1
//   c: low + 1
//   C: low + 1
//   E: i16
//   I: i16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: ascending
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: low + 1
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [9,-2,3]

module {
func.func @program(%arg0: tensor<1x2x3x2xi16>, %arg1: tensor<1x1x3x1xi16>) -> tensor<1x3x1x1xi16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [3], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x3x2xi16>, tensor<1x1x3x1xi16>) -> tensor<1x3x1x1xi16>
  return %0 : tensor<1x3x1x1xi16>
}

  func.func @main(%input0: tensor<1x2x3x2xi16>, %input1: tensor<1x1x3x1xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2x3x2xi16>, tensor<1x1x3x1xi16>) -> (tensor<1x3x1x1xi16>)
    check.expect_eq_const %r, dense<[[[[9]], [[-2]], [[3]]]]> : tensor<1x3x1x1xi16>
    func.return
  }
}
