// RUN: stablehlo-translate --interpret %s --args='[dense<[[[false, false, true, true, true]], [[false, true, true, false, false]]]> : tensor<2x1x5xi1>, dense<[[0], [18446744073709551615], [4611686018427387904], [0]]> : tensor<4x1xui64>]'
// RUN: : @program
// stablehlo.gather on i1, exact values
//   B: rank 0
//   O: rank 1
//   G: rank 1
//   C: low
//   C: low + 1
//   E: i1
//   I: ui64
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [false,false,true,true,true,false,false,true,true,true,false,false,true,true,true,false,false,true,true,true]

module {
func.func @program(%arg0: tensor<2x1x5xi1>, %arg1: tensor<4x1xui64>) -> tensor<4x5xi1> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<2x1x5xi1>, tensor<4x1xui64>) -> tensor<4x5xi1>
  return %0 : tensor<4x5xi1>
}

  func.func @main(%input0: tensor<2x1x5xi1>, %input1: tensor<4x1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x5xi1>, tensor<4x1xui64>) -> (tensor<4x5xi1>)
    check.expect_eq_const %r, dense<[[false, false, true, true, true], [false, false, true, true, true], [false, false, true, true, true], [false, false, true, true, true]]> : tensor<4x5xi1>
    func.return
  }
}
