// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.gather on i4, special values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: i4
//   I: i4
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [-1,-8,0,0,-7,1,-6,-8,5,-6,1,-1,-8,2,-7,-4,3,4,-8,-8,2,-7,-8,0,1]

module {
func.func @program() -> tensor<1x5x5xi4> {
  %0 = stablehlo.constant dense<[[[-1], [-8], [0], [0], [-7]], [[1], [-6], [-8], [5], [-6]], [[1], [-1], [-8], [2], [-7]], [[-4], [3], [4], [-8], [-8]], [[2], [-7], [-8], [0], [1]]]> : tensor<5x5x1xi4>
  %1 = stablehlo.constant dense<> : tensor<1x5x5x0xi4>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [1, 2, 0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x5x1xi4>, tensor<1x5x5x0xi4>) -> tensor<1x5x5xi4>
  return %2 : tensor<1x5x5xi4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x5x5xi4>)
    check.expect_eq_const %r, dense<[[[-1, -8, 0, 0, -7], [1, -6, -8, 5, -6], [1, -1, -8, 2, -7], [-4, 3, 4, -8, -8], [2, -7, -8, 0, 1]]]> : tensor<1x5x5xi4>
    func.return
  }
}
