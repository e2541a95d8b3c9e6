// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x1x0xui2>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui2, envelope values
//   B: rank 2
//   B: has 1
//   O: rank 1
//   G: rank 0
//   C: low
//   E: ui2
//   I: ui2
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: ui4
//   indices_are_sorted: true
// legal 0 0: [1,1,0,1,0,0,1,1,1,0,1,0,1,1,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<4x1x0xui2>) -> tensor<5x4x1xui2> {
  %0 = stablehlo.constant dense<"0x010100010000000100010101010100010101010001000101010101000100010001010000000101000100010001010100010001010101000101000000000101010001010100000001010100000100010101000101000100000100010101010001010101010001010101010100010100010001000100000000000101010101010100010101010001000101000001010001000100000001000000000001010001010101000100010000010101000100000101010100"> : tensor<1x5x3x1x4x3xui2>
  %1 = stablehlo.constant dense<[1, 5, 1, 1, 1, 1]> : tensor<6xui4>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 2, 5], operand_batching_dims = [3, 4], start_indices_batching_dims = [1, 0], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<1x5x3x1x4x3xui2>, tensor<4x1x0xui2>, tensor<6xui4>) -> tensor<5x4x1xui2>
  return %2 : tensor<5x4x1xui2>
}

  func.func @main(%input0: tensor<4x1x0xui2>) {
    %r = func.call @program(%input0) : (tensor<4x1x0xui2>) -> (tensor<5x4x1xui2>)
    check.expect_eq_const %r, dense<[[[1], [1], [0], [1]], [[0], [0], [1], [1]], [[1], [0], [1], [0]], [[1], [1], [0], [0]], [[0], [0], [0], [0]]]> : tensor<5x4x1xui2>
    func.return
  }
}
