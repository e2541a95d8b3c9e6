// RUN: stablehlo-translate --interpret %s --args='[dense<[252, 4, 249, 250, 9]> : tensor<5xui8>, dense<> : tensor<3x2x2x0xui8>]'
// RUN: : @program
// stablehlo.gather on ui8, special values
//   B: rank 0
//   O: rank 1
//   G: rank 3+
//   c: low
//   E: ui8
//   I: ui8
//   operand_batching_dims: empty
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: empty
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   slice_sizes: low + 1
//   indices_are_sorted: false
// legal 0 0: [252,252,252,252,252,252,252,252,252,252,252,252]

module {
func.func @program(%arg0: tensor<5xui8>, %arg1: tensor<3x2x2x0xui8>) -> tensor<3x1x2x2xui8> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1>}> : (tensor<5xui8>, tensor<3x2x2x0xui8>) -> tensor<3x1x2x2xui8>
  return %0 : tensor<3x1x2x2xui8>
}

  func.func @main(%input0: tensor<5xui8>, %input1: tensor<3x2x2x0xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xui8>, tensor<3x2x2x0xui8>) -> (tensor<3x1x2x2xui8>)
    check.expect_eq_const %r, dense<252> : tensor<3x1x2x2xui8>
    func.return
  }
}
