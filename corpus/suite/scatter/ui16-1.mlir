// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[5, 65527, 32769]]], [[[1, 32767, 65527]]], [[[2, 2, 16384]]], [[[1, 65534, 32768]]]]> : tensor<4x1x1x3xui16>, dense<> : tensor<3x4x1x0x1xui16>, dense<[[[[65535]], [[2]], [[65528]], [[65529]]], [[[16384]], [[32767]], [[2]], [[2]]], [[[65535]], [[65532]], [[32767]], [[65528]]]]> : tensor<3x4x1x1xui16>]'
// RUN: : @program
// stablehlo.scatter on ui16, special values
//   N: low
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: ui16
//   F: ui16
//   I: ui16
//   input_batching_dims: ascending
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [5,65527,32769,1,32767,65527,2,2,16384,1,65534,32768]

module {
func.func @program(%arg0: tensor<4x1x1x3xui16>, %arg1: tensor<3x4x1x0x1xui16>, %arg2: tensor<3x4x1x1xui16>) -> tensor<4x1x1x3xui16> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2, 3], scatter_indices_batching_dims = [1, 2, 4, 0], index_vector_dim = 3>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%1: tensor<ui16>, %2: tensor<ui16>):
    stablehlo.return %1 : tensor<ui16>
  }) : (tensor<4x1x1x3xui16>, tensor<3x4x1x0x1xui16>, tensor<3x4x1x1xui16>) -> tensor<4x1x1x3xui16>
  return %0 : tensor<4x1x1x3xui16>
}

  func.func @main(%input0: tensor<4x1x1x3xui16>, %input1: tensor<3x4x1x0x1xui16>, %input2: tensor<3x4x1x1xui16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<4x1x1x3xui16>, tensor<3x4x1x0x1xui16>, tensor<3x4x1x1xui16>) -> (tensor<4x1x1x3xui16>)
    check.expect_eq_const %r, dense<[[[[5, 65527, 32769]]], [[[1, 32767, 65527]]], [[[2, 2, 16384]]], [[[1, 65534, 32768]]]]> : tensor<4x1x1x3xui16>
    func.return
  }
}
