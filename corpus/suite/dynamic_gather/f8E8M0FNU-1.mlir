// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.0, 2.0], [4.0, 1.0], [5.877472e-39, 5.877472e-39], [5.877472e-39, 2.0], [0xFF, 1.7014118e+38]]], [[[0.5, 1.7014118e+38], [4.0, 0.25], [4.0, 1.0], [0.5, 0.25], [1.7014118e+38, 0.5]]], [[[1.0, 0.25], [4.0, 1.0], [1.0, 0.5], [0.5, 2.0], [0.5, 4.0]]]]> : tensor<3x1x5x2xf8E8M0FNU>, dense<[-1, 0, 4]> : tensor<3xi32>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E8M0FNU, special values
//   B: rank 0
//   O: rank 3+
//   O: has 1
//   G: rank 0
//   c: low + 1
//   E: f8E8M0FNU
//   I: i32
//   operand_batching_dims: empty
//   collapsed_slice_dims: one
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: ascending
//   start_index_map: unordered
//   sizes: low
//   sizes: low + 1
//   sizes: high
//   J: ui16
//   indices_are_sorted: true
// legal 0 0: [1.0,4.0]

module {
func.func @program(%arg0: tensor<3x1x5x2xf8E8M0FNU>, %arg1: tensor<3xi32>) -> tensor<1x2x1xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[1, 1, 2, 1]> : tensor<4xui16>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [0], start_index_map = [3, 2, 1], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<3x1x5x2xf8E8M0FNU>, tensor<3xi32>, tensor<4xui16>) -> tensor<1x2x1xf8E8M0FNU>
  return %1 : tensor<1x2x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<3x1x5x2xf8E8M0FNU>, %input1: tensor<3xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x5x2xf8E8M0FNU>, tensor<3xi32>) -> (tensor<1x2x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1xf8E8M0FNU>) -> tensor<1x2x1xf64>
    check.expect_eq_const %v0, dense<[[[1.0], [4.0]]]> : tensor<1x2x1xf64>
    func.return
  }
}
