// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.5, 0.5], [0.5, -1.25], [0.75, -3.5]]]> : tensor<1x3x2xf6E3M2FN>]'
// RUN: : @program
// stablehlo.gather on f6E3M2FN, envelope values
//   B: rank 1
//   O: rank 1
//   G: rank 1
//   G: has 1
//   c: low + 1
//   C: low
//   E: f6E3M2FN
//   I: i2
//   operand_batching_dims: one
//   collapsed_slice_dims: one
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [0.5,0.5,0.5,-1.25]

module {
func.func @program(%arg0: tensor<1x3x2xf6E3M2FN>) -> tensor<2x2x1xf6E3M2FN> {
  %0 = stablehlo.constant dense<> : tensor<2x1x0xi2>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [2], start_indices_batching_dims = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>, indices_are_sorted = true}> : (tensor<1x3x2xf6E3M2FN>, tensor<2x1x0xi2>) -> tensor<2x2x1xf6E3M2FN>
  return %1 : tensor<2x2x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<1x3x2xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<1x3x2xf6E3M2FN>) -> (tensor<2x2x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf6E3M2FN>) -> tensor<2x2x1xf64>
    check.expect_eq_const %v0, dense<[[[0.5], [0.5]], [[0.5], [-1.25]]]> : tensor<2x2x1xf64>
    func.return
  }
}
