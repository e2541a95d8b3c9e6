// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.gather on i8, special values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   C: low
//   E: i8
//   I: i8
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: unordered
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [-1,0,6,9,-5,9,-5,4,64,-9,-8,2]

module {
func.func @program() -> tensor<3x4x1x1xi8> {
  %0 = stablehlo.constant dense<[[[[[[7], [0], [6], [9]]], [[[2], [-128], [1], [4]]], [[[2], [-1], [2], [-127]]]]], [[[[[-1], [-127], [0], [-5]]], [[[-5], [-8], [-5], [-3]]], [[[8], [-9], [-8], [8]]]]], [[[[[-2], [-1], [2], [127]]], [[[-2], [9], [-127], [2]]], [[[64], [-128], [-128], [2]]]]]]> : tensor<3x1x3x1x4x1xi8>
  %1 = stablehlo.constant dense<[[[[[1]], [[-1]], [[-1]], [[0]]], [[[1]], [[3]], [[1]], [[0]]], [[[2]], [[1]], [[1]], [[2]]]]]> : tensor<1x3x4x1x1xi8>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], operand_batching_dims = [2, 3, 4, 5], start_indices_batching_dims = [1, 3, 2, 4], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1, 1, 1, 1>}> : (tensor<3x1x3x1x4x1xi8>, tensor<1x3x4x1x1xi8>) -> tensor<3x4x1x1xi8>
  return %2 : tensor<3x4x1x1xi8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x4x1x1xi8>)
    check.expect_eq_const %r, dense<[[[[-1]], [[0]], [[6]], [[9]]], [[[-5]], [[9]], [[-5]], [[4]]], [[[64]], [[-9]], [[-8]], [[2]]]]> : tensor<3x4x1x1xi8>
    func.return
  }
}
