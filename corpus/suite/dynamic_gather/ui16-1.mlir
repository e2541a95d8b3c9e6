// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x3x0x2x2xui16>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui16, special values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: ui16
//   I: ui16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: ui16
//   indices_are_sorted: true
// legal 0 0: [65529,2,32768,65535,4,5,32767,65535,5,2,1,65531]

module {
func.func @program(%arg0: tensor<1x3x0x2x2xui16>) -> tensor<1x3x2x2xui16> {
  %0 = stablehlo.constant dense<[[[[65529, 4, 5]], [[2, 5, 2]]], [[[32768, 32767, 1]], [[65535, 65535, 65531]]]]> : tensor<2x2x1x3xui16>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui16>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2, 3], start_indices_batching_dims = [3, 4, 0, 1], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<2x2x1x3xui16>, tensor<1x3x0x2x2xui16>, tensor<4xui16>) -> tensor<1x3x2x2xui16>
  return %2 : tensor<1x3x2x2xui16>
}

  func.func @main(%input0: tensor<1x3x0x2x2xui16>) {
    %r = func.call @program(%input0) : (tensor<1x3x0x2x2xui16>) -> (tensor<1x3x2x2xui16>)
    check.expect_eq_const %r, dense<[[[[65529, 2], [32768, 65535]], [[4, 5], [32767, 65535]], [[5, 2], [1, 65531]]]]> : tensor<1x3x2x2xui16>
    func.return
  }
}
