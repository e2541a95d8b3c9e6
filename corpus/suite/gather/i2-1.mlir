// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.gather on i2, special values
//   B: rank 2
//   B: has 1
//   O: rank 0
//   G: rank 2
//   E: i2
//   I: i2
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: unordered
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,-2,-2,-2,-2,-2,-2,-2,1,1,1,1,1,1,1,1,-2,-2,-2,-2,-2,-2,-2,-2]

module {
func.func @program() -> tensor<5x2x4x1xi2> {
  %0 = stablehlo.constant dense<"0x000000000001030102030201000201000301000101020003020201020302010003010103010001010103010001020303020202030100020301010202030202020002020203000001000003000300010003030100000003030300020100020000020102010200030301010302020201030203010003020103030302030001020101010302020003030000020201000200020101010201010101020300000301000202010201000101000103020101010102030101"> : tensor<1x3x5x3x4xi2>
  %1 = stablehlo.constant dense<> : tensor<0x5x2x4x1xi2>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 3, 4], operand_batching_dims = [0, 2], start_indices_batching_dims = [4, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x3x5x3x4xi2>, tensor<0x5x2x4x1xi2>) -> tensor<5x2x4x1xi2>
  return %2 : tensor<5x2x4x1xi2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x2x4x1xi2>)
    check.expect_eq_const %r, dense<[[[[0], [0], [0], [0]], [[0], [0], [0], [0]]], [[[0], [0], [0], [0]], [[0], [0], [0], [0]]], [[[-2], [-2], [-2], [-2]], [[-2], [-2], [-2], [-2]]], [[[1], [1], [1], [1]], [[1], [1], [1], [1]]], [[[-2], [-2], [-2], [-2]], [[-2], [-2], [-2], [-2]]]]> : tensor<5x2x4x1xi2>
    func.return
  }
}
