// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[0.015625]], [[-1.5]], [[208.0]], [[-1.125]]]], [[[[-32.0]], [[-3.0]], [[1.375]], [[3.25]]]], [[[[-1.375]], [[-0.9375]], [[-3.75]], [[-0.75]]]], [[[[1.625]], [[192.0]], [[-32.0]], [[0.625]]]], [[[[3.75]], [[1.375]], [[3.75]], [[0.34375]]]]]> : tensor<5x1x4x1x1xf8E4M3FN>, dense<[[[[-7, 1]], [[0, 1]]]]> : tensor<1x2x1x2xi4>]'
// RUN: : @program
// stablehlo.gather on f8E4M3FN, special values
//   B: rank 1
//   B: has 1
//   O: rank 3+
//   O: has 1
//   G: rank 3+
//   G: has 1
//   c: low + 1
//   C: low
//   E: f8E4M3FN
//   I: i4
//   operand_batching_dims: one
//   collapsed_slice_dims: one
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: ascending
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: low + 1
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [0.015625,0.015625,-1.5,-1.5,208.0,208.0,-1.125,-1.125,-32.0,-32.0,-3.0,-3.0,1.375,1.375,3.25,3.25,0.015625,0.015625,-1.5,-1.5,208.0,208.0,-1.125,-1.125,-32.0,-32.0,-3.0,-3.0,1.375,1.375,3.25,3.25]

module {
func.func @program(%arg0: tensor<5x1x4x1x1xf8E4M3FN>, %arg1: tensor<1x2x1x2xi4>) -> tensor<1x2x1x2x4x2x1xf8E4M3FN> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4, 6], collapsed_slice_dims = [1], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 2, 1, 4, 1, 1>, indices_are_sorted = true}> : (tensor<5x1x4x1x1xf8E4M3FN>, tensor<1x2x1x2xi4>) -> tensor<1x2x1x2x4x2x1xf8E4M3FN>
  return %0 : tensor<1x2x1x2x4x2x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<5x1x4x1x1xf8E4M3FN>, %input1: tensor<1x2x1x2xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1x4x1x1xf8E4M3FN>, tensor<1x2x1x2xi4>) -> (tensor<1x2x1x2x4x2x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x2x4x2x1xf8E4M3FN>) -> tensor<1x2x1x2x4x2x1xf64>
    check.expect_eq_const %v0, dense<[[[[[[[0.015625], [0.015625]], [[-1.5], [-1.5]], [[208.0], [208.0]], [[-1.125], [-1.125]]], [[[-32.0], [-32.0]], [[-3.0], [-3.0]], [[1.375], [1.375]], [[3.25], [3.25]]]]], [[[[[0.015625], [0.015625]], [[-1.5], [-1.5]], [[208.0], [208.0]], [[-1.125], [-1.125]]], [[[-32.0], [-32.0]], [[-3.0], [-3.0]], [[1.375], [1.375]], [[3.25], [3.25]]]]]]]> : tensor<1x2x1x2x4x2x1xf64>
    func.return
  }
}
