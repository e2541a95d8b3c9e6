// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x0x5xi32>]'
// RUN: : @program
// stablehlo.dynamic_gather on i32, special values
//   B: rank 0
//   O: rank 0
//   G: rank 2
//   G: has 1
//   C: low
//   E: i32
//   I: i32
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i32
//   indices_are_sorted: true
// legal 0 0: [-2147483648,-2147483648,-2147483648,-2147483648,-2147483648]

module {
func.func @program(%arg0: tensor<1x0x5xi32>) -> tensor<1x5xi32> {
  %0 = stablehlo.constant dense<[[[-2147483648, 1906757276, 1765094324]], [[1, 0, -882553572]], [[-1, 0, -1]], [[-1572348552, -1, 2147483647]]]> : tensor<4x1x3xi32>
  %1 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi32>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<4x1x3xi32>, tensor<1x0x5xi32>, tensor<3xi32>) -> tensor<1x5xi32>
  return %2 : tensor<1x5xi32>
}

  func.func @main(%input0: tensor<1x0x5xi32>) {
    %r = func.call @program(%input0) : (tensor<1x0x5xi32>) -> (tensor<1x5xi32>)
    check.expect_eq_const %r, dense<-2147483648> : tensor<1x5xi32>
    func.return
  }
}
