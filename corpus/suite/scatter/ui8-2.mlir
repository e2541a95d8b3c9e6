// RUN: stablehlo-translate --interpret %s --args='[dense<[[9, 2, 128], [255, 2, 1]]> : tensor<2x3xui8>, dense<> : tensor<4x1x2x0xui8>, dense<[[[255, 3]], [[128, 1]], [[1, 255]], [[129, 1]]]> : tensor<4x1x2xui8>]'
// RUN: : @program
// stablehlo.scatter on ui8, special values
//   N: low
//   B: rank 0
//   C: rank 2
//   O: rank 0
//   G: rank 3+
//   G: has 1
//   E: ui8
//   F: ui8
//   I: ui8
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [null,2,128,255,2,1]

module {
func.func @program(%arg0: tensor<2x3xui8>, %arg1: tensor<4x1x2x0xui8>, %arg2: tensor<4x1x2xui8>) -> tensor<2x3xui8> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], index_vector_dim = 3>}> ({
  ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<2x3xui8>, tensor<4x1x2x0xui8>, tensor<4x1x2xui8>) -> tensor<2x3xui8>
  return %0 : tensor<2x3xui8>
}

  func.func @main(%input0: tensor<2x3xui8>, %input1: tensor<4x1x2x0xui8>, %input2: tensor<4x1x2xui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x3xui8>, tensor<4x1x2x0xui8>, tensor<4x1x2xui8>) -> (tensor<2x3xui8>)
    %v0 = stablehlo.constant dense<[[255, 2, 128], [255, 2, 1]]> : tensor<2x3xui8>
    %v1 = stablehlo.constant dense<[[0, 2, 128], [255, 2, 1]]> : tensor<2x3xui8>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x3xi1>
    %v5 = stablehlo.constant dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x3xi1>
    func.return
  }
}
