// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[-1.0], [1.0], [-0.75], [-1.0]], [[0.75], [-0.5], [0.0], [-0.5]], [[0.5], [1.0], [-0.5], [0.75]], [[0.25], [1.0], [-1.0], [0.25]]], [[[-0.25], [-0.5], [0.25], [-0.75]], [[1.0], [-0.25], [-0.5], [0.75]], [[-1.0], [0.0], [-0.25], [1.0]], [[-0.75], [-0.25], [0.25], [0.0]]]], [[[[0.0], [-1.0], [-1.0], [-0.5]], [[1.0], [-1.0], [1.0], [-1.0]], [[-0.5], [-0.25], [-1.0], [0.5]], [[-0.5], [0.25], [-0.25], [0.0]]], [[[0.0], [-0.25], [1.0], [-0.25]], [[0.0], [-1.0], [0.0], [0.5]], [[0.5], [0.25], [-0.25], [0.75]], [[0.25], [1.0], [1.0], [1.0]]]]]> : tensor<2x2x4x4x1xf8E4M3FNUZ>, dense<[[[[[1]], [[-1]], [[0]], [[0]]], [[[-2]], [[-1]], [[-1]], [[1]]]], [[[[0]], [[-1]], [[-2]], [[1]]], [[[-1]], [[-2]], [[-1]], [[-1]]]]]> : tensor<2x2x4x1x1xi2>]'
// RUN: : @program
// stablehlo.gather on f8E4M3FNUZ, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   E: f8E4M3FNUZ
//   I: i2
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [1.0,0.75,0.5,0.25,[0.0,0.0],1.0,-0.5,0.25,-0.25,1.0,-1.0,-0.25,[0.0,0.0],[0.0,0.0],0.5,0.25]

module {
func.func @program(%arg0: tensor<2x2x4x4x1xf8E4M3FNUZ>, %arg1: tensor<2x2x4x1x1xi2>) -> tensor<2x2x4x1xf8E4M3FNUZ> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [3], operand_batching_dims = [0, 1, 2, 4], start_indices_batching_dims = [1, 0, 2, 3], start_index_map = [3], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x2x4x4x1xf8E4M3FNUZ>, tensor<2x2x4x1x1xi2>) -> tensor<2x2x4x1xf8E4M3FNUZ>
  return %0 : tensor<2x2x4x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x2x4x4x1xf8E4M3FNUZ>, %input1: tensor<2x2x4x1x1xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x4x4x1xf8E4M3FNUZ>, tensor<2x2x4x1x1xi2>) -> (tensor<2x2x4x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2x4x1xf8E4M3FNUZ>) -> tensor<2x2x4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2x4x1xf64>) -> tensor<2x2x4x1xi64>
    check.expect_eq_const %v1, dense<[[[[4607182418800017408], [4604930618986332160], [4602678819172646912], [4598175219545276416]], [[0], [4607182418800017408], [-4620693217682128896], [4598175219545276416]]], [[[-4625196817309499392], [4607182418800017408], [-4616189618054758400], [-4625196817309499392]], [[0], [0], [4602678819172646912], [4598175219545276416]]]]> : tensor<2x2x4x1xi64>
    func.return
  }
}
