// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2, 2, 1, 0, 5]], [[4, 8, 8, 6, 9]]]> : tensor<2x1x5xui8>, dense<> : tensor<0x2x1x5xui8>]'
// RUN: : @program
// stablehlo.gather on ui8, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: ui8
//   I: ui8
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: ascending
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [2,2,1,0,5,4,8,8,6,9]

module {
func.func @program(%arg0: tensor<2x1x5xui8>, %arg1: tensor<0x2x1x5xui8>) -> tensor<2x1x5xui8> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [1, 2, 3], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x1x5xui8>, tensor<0x2x1x5xui8>) -> tensor<2x1x5xui8>
  return %0 : tensor<2x1x5xui8>
}

  func.func @main(%input0: tensor<2x1x5xui8>, %input1: tensor<0x2x1x5xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x5xui8>, tensor<0x2x1x5xui8>) -> (tensor<2x1x5xui8>)
    check.expect_eq_const %r, dense<[[[2, 2, 1, 0, 5]], [[4, 8, 8, 6, 9]]]> : tensor<2x1x5xui8>
    func.return
  }
}
