// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[249]], [[129]]], [[[7]], [[1]]]], [[[[64]], [[127]]], [[[2]], [[3]]]]]> : tensor<2x2x2x1x1xui8>, dense<[[[[0], [255]]]]> : tensor<1x1x2x1xui8>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui8, special values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   C: low + 1
//   E: ui8
//   I: ui8
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   sizes: low
//   sizes: high
//   J: ui8
//   indices_are_sorted: true
// legal 0 0: [249,1]

module {
func.func @program(%arg0: tensor<2x2x2x1x1xui8>, %arg1: tensor<1x1x2x1xui8>) -> tensor<1x1x2xui8> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1, 1]> : tensor<5xui8>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], operand_batching_dims = [2, 3, 4], start_indices_batching_dims = [2, 0, 1], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = true}> : (tensor<2x2x2x1x1xui8>, tensor<1x1x2x1xui8>, tensor<5xui8>) -> tensor<1x1x2xui8>
  return %1 : tensor<1x1x2xui8>
}

  func.func @main(%input0: tensor<2x2x2x1x1xui8>, %input1: tensor<1x1x2x1xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x2x1x1xui8>, tensor<1x1x2x1xui8>) -> (tensor<1x1x2xui8>)
    check.expect_eq_const %r, dense<[[[249, 1]]]> : tensor<1x1x2xui8>
    func.return
  }
}
