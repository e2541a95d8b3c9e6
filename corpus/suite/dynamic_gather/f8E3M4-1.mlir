// RUN: stablehlo-translate --interpret %s --args='[dense<"0x282BC3AEB6B9A83334B2B8C4BEB9BF41AF4632A7B937BFB2B5B73E493FA2A0CDBF30CC2DA221BECDB6B720C4A1B133BAB2A3A42231C4242BB6CE3CAE2DA3A242CA4EB9BBB5BE48AE48C3A128413BBD36B844B34EC22648C72CC04021B2B93620C42048BBBA4DB93FC4B22544493847A34DA02645BECE2CCE"> : tensor<4x5x2x3xf8E3M4>, dense<> : tensor<0x2x4x1x5xi32>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E3M4, envelope values
//   B: rank 3+
//   O: rank 0
//   G: rank 1
//   G: has 1
//   c: low + 1
//   E: f8E3M4
//   I: i32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: unordered
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i32
//   indices_are_sorted: false
// legal 0 0: [0.75,-0.75,-1.875,1.125,-1.3125,-0.5,-0.5625,0.5,-1.125,0.625,0.90625,-1.5625,3.0,-1.8125,-2.25,2.0,-2.5,-1.5625,3.125,0.6875,-0.9375,-1.125,2.125,1.4375,3.125,1.0,-3.625,-1.0625,0.5625,-3.75,2.25,-1.875,0.75,2.5,-2.875,-1.5625,-1.6875,-1.125,-0.59375,-3.75]

module {
func.func @program(%arg0: tensor<4x5x2x3xf8E3M4>, %arg1: tensor<0x2x4x1x5xi32>) -> tensor<2x4x1x5xf8E3M4> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi32>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [3], operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [2, 4, 1], index_vector_dim = 0>}> : (tensor<4x5x2x3xf8E3M4>, tensor<0x2x4x1x5xi32>, tensor<4xi32>) -> tensor<2x4x1x5xf8E3M4>
  return %1 : tensor<2x4x1x5xf8E3M4>
}

  func.func @main(%input0: tensor<4x5x2x3xf8E3M4>, %input1: tensor<0x2x4x1x5xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x5x2x3xf8E3M4>, tensor<0x2x4x1x5xi32>) -> (tensor<2x4x1x5xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x4x1x5xf8E3M4>) -> tensor<2x4x1x5xf64>
    check.expect_eq_const %v0, dense<[[[[0.75, -0.75, -1.875, 1.125, -1.3125]], [[-0.5, -0.5625, 0.5, -1.125, 0.625]], [[0.90625, -1.5625, 3.0, -1.8125, -2.25]], [[2.0, -2.5, -1.5625, 3.125, 0.6875]]], [[[-0.9375, -1.125, 2.125, 1.4375, 3.125]], [[1.0, -3.625, -1.0625, 0.5625, -3.75]], [[2.25, -1.875, 0.75, 2.5, -2.875]], [[-1.5625, -1.6875, -1.125, -0.59375, -3.75]]]]> : tensor<2x4x1x5xf64>
    func.return
  }
}
