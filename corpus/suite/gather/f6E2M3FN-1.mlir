// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.5], [1.25], [1.0]], [[1.375], [1.5], [0.0]], [[1.0], [0.375], [-7.5]], [[7.5], [0.875], [-7.5]]]> : tensor<4x3x1xf6E2M3FN>, dense<> : tensor<4x0xui4>]'
// RUN: : @program
// stablehlo.gather on f6E2M3FN, special values
//   B: rank 1
//   O: rank 1
//   G: rank 0
//   c: low + 1
//   C: low
//   E: f6E2M3FN
//   I: ui4
//   operand_batching_dims: one
//   collapsed_slice_dims: one
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [-0.5,1.25,1.375,1.5,1.0,0.375,7.5,0.875]

module {
func.func @program(%arg0: tensor<4x3x1xf6E2M3FN>, %arg1: tensor<4x0xui4>) -> tensor<4x2xf6E2M3FN> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<4x3x1xf6E2M3FN>, tensor<4x0xui4>) -> tensor<4x2xf6E2M3FN>
  return %0 : tensor<4x2xf6E2M3FN>
}

  func.func @main(%input0: tensor<4x3x1xf6E2M3FN>, %input1: tensor<4x0xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3x1xf6E2M3FN>, tensor<4x0xui4>) -> (tensor<4x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4x2xf6E2M3FN>) -> tensor<4x2xf64>
    check.expect_eq_const %v0, dense<[[-0.5, 1.25], [1.375, 1.5], [1.0, 0.375], [7.5, 0.875]]> : tensor<4x2xf64>
    func.return
  }
}
