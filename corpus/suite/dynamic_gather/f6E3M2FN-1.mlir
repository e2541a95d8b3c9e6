// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_gather on f6E3M2FN, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   C: low
//   E: f6E3M2FN
//   I: ui2
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i32
//   indices_are_sorted: true
// legal 0 0: [0.0,0.0,0.0,1.0,-1.0,0.0,-2.0,1.0,0.0,0.0,0.0,-2.0,0.0,-2.0,0.0]

module {
func.func @program() -> tensor<5x3x1xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[[[[0.0], [-1.0], [0.0]], [[1.0], [0.0], [-2.0]], [[-2.0], [0.0], [0.0]], [[0.0], [0.0], [2.0]], [[0.0], [0.0], [2.0]]]], [[[[0.0], [-1.0], [2.0]], [[-1.0], [0.0], [0.0]], [[1.0], [1.0], [0.0]], [[0.0], [1.0], [0.0]], [[-2.0], [-1.0], [1.0]]]], [[[[0.0], [-2.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [0.0], [2.0]], [[-2.0], [0.0], [2.0]], [[0.0], [0.0], [0.0]]]]]> : tensor<3x1x5x3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<> : tensor<5x3x1x0xui2>
  %2 = stablehlo.constant dense<[1, 1, 1, 1, 1]> : tensor<5xi32>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [3, 4], operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [1, 2, 0], index_vector_dim = 3>, indices_are_sorted = true}> : (tensor<3x1x5x3x1xf6E3M2FN>, tensor<5x3x1x0xui2>, tensor<5xi32>) -> tensor<5x3x1xf6E3M2FN>
  return %3 : tensor<5x3x1xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x3x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5x3x1xf6E3M2FN>) -> tensor<5x3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x3x1xf64>) -> tensor<5x3x1xi64>
    check.expect_eq_const %v1, dense<[[[0], [0], [0]], [[4607182418800017408], [-4616189618054758400], [0]], [[-4611686018427387904], [4607182418800017408], [0]], [[0], [0], [-4611686018427387904]], [[0], [-4611686018427387904], [0]]]> : tensor<5x3x1xi64>
    func.return
  }
}
