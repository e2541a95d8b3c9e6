// RUN: stablehlo-translate --interpret %s --args='[dense<[[[false, true, true, false]], [[true, true, false, false]], [[true, true, true, false]], [[true, true, false, true]]]> : tensor<4x1x4xi1>]'
// RUN: : @program
// stablehlo.dynamic_gather on i1, envelope values
//   B: rank 0
//   O: rank 1
//   G: rank 1
//   G: has 1
//   C: low
//   E: i1
//   I: ui16
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: unordered
//   sizes: low
//   sizes: high
//   J: ui32
//   indices_are_sorted: true
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<4x1x4xi1>) -> tensor<2x1xi1> {
  %0 = stablehlo.constant dense<[[2, 0, 1]]> : tensor<1x3xui16>
  %1 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xui32>
  %2 = "stablehlo.dynamic_gather"(%arg0, %0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [2, 1, 0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<4x1x4xi1>, tensor<1x3xui16>, tensor<3xui32>) -> tensor<2x1xi1>
  return %2 : tensor<2x1xi1>
}

  func.func @main(%input0: tensor<4x1x4xi1>) {
    %r = func.call @program(%input0) : (tensor<4x1x4xi1>) -> (tensor<2x1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x1xi1>
    func.return
  }
}
