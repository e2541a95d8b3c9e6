// RUN: stablehlo-translate --interpret %s --args='[dense<[[[false, true, true]], [[true, true, false]], [[false, false, true]], [[false, false, false]]]> : tensor<4x1x3xi1>, dense<[[1, 127, 2, -1, -1], [1, 0, 0, -1, 0], [1, -128, 0, 0, 2]]> : tensor<3x5xi8>]'
// RUN: : @program
// stablehlo.gather on i1, envelope values
//   B: rank 0
//   O: rank 1
//   G: rank 1
//   C: low
//   E: i1
//   I: i8
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: one
//   start_index_map: ascending
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [true,true,false,false,false,true,false,false,false,true,false,false,false,true,false,false,true,false,true,false]

module {
func.func @program(%arg0: tensor<4x1x3xi1>, %arg1: tensor<3x5xi8>) -> tensor<5x4xi1> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x1x3xi1>, tensor<3x5xi8>) -> tensor<5x4xi1>
  return %0 : tensor<5x4xi1>
}

  func.func @main(%input0: tensor<4x1x3xi1>, %input1: tensor<3x5xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1x3xi1>, tensor<3x5xi8>) -> (tensor<5x4xi1>)
    check.expect_eq_const %r, dense<[[true, true, false, false], [false, true, false, false], [false, true, false, false], [false, true, false, false], [true, false, true, false]]> : tensor<5x4xi1>
    func.return
  }
}
