// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.gather on f32, special values
//   B: rank 0
//   O: rank 3+
//   G: rank 1
//   G: has 1
//   C: low
//   E: f32
//   I: i2
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: ascending
//   start_index_map: unordered
//   slice_sizes: low
//   slice_sizes: low + 1
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [0.6853534579277039,-0.41086363792419434,1.1754943508222875e-38,-0.0]

module {
func.func @program() -> tensor<2x1x2x1xf32> {
  %0 = stablehlo.constant dense<[[[[[0.68535346]], [[-0.5]], [[1.7069974]], [[1.1754942e-38]]], [[[-0.41086364]], [[1.4980586]], [[-1.0]], [[0.37961933]]]], [[[[1.1754944e-38]], [[1.0]], [[-6.5789533]], [[-1.0e-45]]], [[[-0.0]], [[0.47289014]], [[-1.0e-45]], [[0.695206]]]], [[[[-0.87664837]], [[-1.1754942e-38]], [[0.0]], [[-0.77390057]]], [[[1.8792878]], [[-3.6465385]], [[-1.1754942e-38]], [[-1.1754944e-38]]]], [[[[-4.0819573]], [[2.1912796]], [[0.5]], [[0.88669395]]], [[[0x7FC00000]], [[-0.46657336]], [[0.0]], [[-1.8735226]]]], [[[[1.1754942e-38]], [[-1.0e-45]], [[0.0]], [[0.5]]], [[[0x7FC00000]], [[1.0]], [[0x7F800000]], [[0.5]]]]]> : tensor<5x2x4x1x1xf32>
  %1 = stablehlo.constant dense<[[0], [-1], [1], [-2]]> : tensor<4x1xi2>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [3, 4], start_index_map = [1, 0, 4, 3], index_vector_dim = 0>, slice_sizes = array<i64: 2, 2, 1, 1, 1>}> : (tensor<5x2x4x1x1xf32>, tensor<4x1xi2>) -> tensor<2x1x2x1xf32>
  return %2 : tensor<2x1x2x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x2x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x1x2x1xf32>) -> tensor<2x1x2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x2x1xf64>) -> tensor<2x1x2x1xi64>
    check.expect_eq_const %v1, dense<[[[[4604348334700756992], [-4622298955630247936]]], [[[4039728865751334912], [-9223372036854775808]]]]> : tensor<2x1x2x1xi64>
    func.return
  }
}
