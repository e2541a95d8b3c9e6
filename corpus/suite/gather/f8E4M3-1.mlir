// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.0], [1.0], [-3.0], [-1.0]], [[-3.0], [0.0], [-1.0], [1.0]], [[2.0], [-3.0], [3.0], [-4.0]]], [[[4.0], [4.0], [3.0], [-4.0]], [[2.0], [1.0], [-2.0], [3.0]], [[4.0], [3.0], [4.0], [3.0]]], [[[-2.0], [-4.0], [-2.0], [-1.0]], [[-3.0], [-4.0], [4.0], [-3.0]], [[2.0], [1.0], [3.0], [-4.0]]], [[[-3.0], [2.0], [-1.0], [0.0]], [[4.0], [-4.0], [2.0], [2.0]], [[-4.0], [-4.0], [0.0], [-4.0]]]]> : tensor<4x3x4x1xf8E4M3>, dense<> : tensor<4x3x0x4xi16>]'
// RUN: : @program
// stablehlo.gather on f8E4M3, exact values
//   B: rank 3+
//   O: rank 1
//   O: has 1
//   G: rank 0
//   c: low
//   E: f8E4M3
//   I: i16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: low + 1
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [2.0,4.0,-2.0,-3.0,-3.0,2.0,-3.0,4.0,2.0,4.0,2.0,-4.0,1.0,4.0,-4.0,2.0,0.0,1.0,-4.0,-4.0,-3.0,3.0,1.0,-4.0,-3.0,3.0,-2.0,-1.0,-1.0,-2.0,4.0,2.0,3.0,4.0,3.0,0.0,-1.0,-4.0,-1.0,0.0,1.0,3.0,-3.0,2.0,-4.0,3.0,-4.0,-4.0]

module {
func.func @program(%arg0: tensor<4x3x4x1xf8E4M3>, %arg1: tensor<4x3x0x4xi16>) -> tensor<4x3x1x4xf8E4M3> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [3, 1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 1>, indices_are_sorted = true}> : (tensor<4x3x4x1xf8E4M3>, tensor<4x3x0x4xi16>) -> tensor<4x3x1x4xf8E4M3>
  return %0 : tensor<4x3x1x4xf8E4M3>
}

  func.func @main(%input0: tensor<4x3x4x1xf8E4M3>, %input1: tensor<4x3x0x4xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3x4x1xf8E4M3>, tensor<4x3x0x4xi16>) -> (tensor<4x3x1x4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4x3x1x4xf8E4M3>) -> tensor<4x3x1x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x3x1x4xf64>) -> tensor<4x3x1x4xi64>
    check.expect_eq_const %v1, dense<[[[[4611686018427387904, 4616189618054758400, -4611686018427387904, -4609434218613702656]], [[-4609434218613702656, 4611686018427387904, -4609434218613702656, 4616189618054758400]], [[4611686018427387904, 4616189618054758400, 4611686018427387904, -4607182418800017408]]], [[[4607182418800017408, 4616189618054758400, -4607182418800017408, 4611686018427387904]], [[0, 4607182418800017408, -4607182418800017408, -4607182418800017408]], [[-4609434218613702656, 4613937818241073152, 4607182418800017408, -4607182418800017408]]], [[[-4609434218613702656, 4613937818241073152, -4611686018427387904, -4616189618054758400]], [[-4616189618054758400, -4611686018427387904, 4616189618054758400, 4611686018427387904]], [[4613937818241073152, 4616189618054758400, 4613937818241073152, 0]]], [[[-4616189618054758400, -4607182418800017408, -4616189618054758400, 0]], [[4607182418800017408, 4613937818241073152, -4609434218613702656, 4611686018427387904]], [[-4607182418800017408, 4613937818241073152, -4607182418800017408, -4607182418800017408]]]]> : tensor<4x3x1x4xi64>
    func.return
  }
}
