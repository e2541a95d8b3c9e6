// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x4x0x3xi8>]'
// RUN: : @program
// stablehlo.dynamic_gather on i8, envelope values
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
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i8
//   indices_are_sorted: false
// legal 0 0: [4,-9,8,4,-5,9,8,3,-4,3,-6,-4]

module {
func.func @program(%arg0: tensor<1x4x0x3xi8>) -> tensor<1x4x3xi8> {
  %0 = stablehlo.constant dense<[[[[[4], [4], [8], [3]]], [[[-9], [-5], [3], [-6]]], [[[8], [9], [-4], [-4]]]]]> : tensor<1x3x1x4x1xi8>
  %1 = stablehlo.constant dense<[1, 1, 1, 1, 1]> : tensor<5xi8>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2, 4], operand_batching_dims = [0, 1, 3], start_indices_batching_dims = [0, 3, 1], index_vector_dim = 2>}> : (tensor<1x3x1x4x1xi8>, tensor<1x4x0x3xi8>, tensor<5xi8>) -> tensor<1x4x3xi8>
  return %2 : tensor<1x4x3xi8>
}

  func.func @main(%input0: tensor<1x4x0x3xi8>) {
    %r = func.call @program(%input0) : (tensor<1x4x0x3xi8>) -> (tensor<1x4x3xi8>)
    check.expect_eq_const %r, dense<[[[4, -9, 8], [4, -5, 9], [8, 3, -4], [3, -6, -4]]]> : tensor<1x4x3xi8>
    func.return
  }
}
