// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-4.0]]]> : tensor<1x1x1xf8E4M3FN>, dense<[[1]]> : tensor<1x1xui4>]'
// RUN: : @program
// stablehlo.gather on f8E4M3FN, exact values
//   B: rank 2
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   C: low
//   E: f8E4M3FN
//   I: ui4
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: ascending
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [-4.0]

module {
func.func @program(%arg0: tensor<1x1x1xf8E4M3FN>, %arg1: tensor<1x1xui4>) -> tensor<1x1xf8E4M3FN> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 1], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf8E4M3FN>, tensor<1x1xui4>) -> tensor<1x1xf8E4M3FN>
  return %0 : tensor<1x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x1x1xf8E4M3FN>, %input1: tensor<1x1xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x1xf8E4M3FN>, tensor<1x1xui4>) -> (tensor<1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E4M3FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<1x1xf64>
    func.return
  }
}
