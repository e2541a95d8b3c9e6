// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.9165039], [-0.5097656], [0.5830078]], [[10.765625], [1.4628906], [0.37475586]]], [[[-0.3935547], [1.2431641], [-4.4609375]], [[-3.3378906], [-2.8574219], [0.69873047]]]]> : tensor<2x2x3x1xf16>, dense<[0, 1, -2, 0]> : tensor<4xi2>]'
// RUN: : @program
// stablehlo.dynamic_gather on f16, envelope values
//   B: rank 0
//   O: rank 1
//   G: rank 0
//   C: low
//   C: low + 1
//   E: f16
//   I: i2
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: one
//   start_index_map: unordered
//   sizes: low
//   sizes: high
//   J: ui32
//   indices_are_sorted: true
// legal 0 0: [-0.3935546875,-3.337890625]

module {
func.func @program(%arg0: tensor<2x2x3x1xf16>, %arg1: tensor<4xi2>) -> tensor<2xf16> {
  %0 = stablehlo.constant dense<[1, 2, 1, 1]> : tensor<4xui32>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 2, 3], start_index_map = [1, 0, 3, 2], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<2x2x3x1xf16>, tensor<4xi2>, tensor<4xui32>) -> tensor<2xf16>
  return %1 : tensor<2xf16>
}

  func.func @main(%input0: tensor<2x2x3x1xf16>, %input1: tensor<4xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x3x1xf16>, tensor<4xi2>) -> (tensor<2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2xf16>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-0.3935546875, -3.337890625]> : tensor<2xf64>
    func.return
  }
}
