// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 5, -5]> : tensor<3xi4>, dense<> : tensor<3x4x0xi4>]'
// RUN: : @program
// stablehlo.dynamic_gather on i4, exact values
//   B: rank 1
//   O: rank 0
//   G: rank 1
//   c: low
//   E: i4
//   I: i4
//   operand_batching_dims: one
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i4
//   indices_are_sorted: false
// legal 0 0: [2,2,2,2,5,5,5,5,-5,-5,-5,-5]

module {
func.func @program(%arg0: tensor<3xi4>, %arg1: tensor<3x4x0xi4>) -> tensor<3x4xi4> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi4>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [0], index_vector_dim = 2>}> : (tensor<3xi4>, tensor<3x4x0xi4>, tensor<1xi4>) -> tensor<3x4xi4>
  return %1 : tensor<3x4xi4>
}

  func.func @main(%input0: tensor<3xi4>, %input1: tensor<3x4x0xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi4>, tensor<3x4x0xi4>) -> (tensor<3x4xi4>)
    check.expect_eq_const %r, dense<[[2, 2, 2, 2], [5, 5, 5, 5], [-5, -5, -5, -5]]> : tensor<3x4xi4>
    func.return
  }
}
