// RUN: stablehlo-translate --interpret %s --args='[dense<[[4, 8], [5, 5], [0, 8], [1, 1], [7, 1]]> : tensor<5x2xui8>, dense<[[1, 0, 1, 2, 1]]> : tensor<1x5xui8>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui8, exact values
//   B: rank 1
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   C: low + 1
//   E: ui8
//   I: ui8
//   operand_batching_dims: one
//   collapsed_slice_dims: one
//   start_indices_batching_dims: one
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: one
//   sizes: low
//   sizes: high
//   J: ui8
//   indices_are_sorted: false
// legal 0 0: [8,5,8,1,1]

module {
func.func @program(%arg0: tensor<5x2xui8>, %arg1: tensor<1x5xui8>) -> tensor<5xui8> {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xui8>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 0>}> : (tensor<5x2xui8>, tensor<1x5xui8>, tensor<2xui8>) -> tensor<5xui8>
  return %1 : tensor<5xui8>
}

  func.func @main(%input0: tensor<5x2xui8>, %input1: tensor<1x5xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x2xui8>, tensor<1x5xui8>) -> (tensor<5xui8>)
    check.expect_eq_const %r, dense<[8, 5, 8, 1, 1]> : tensor<5xui8>
    func.return
  }
}
