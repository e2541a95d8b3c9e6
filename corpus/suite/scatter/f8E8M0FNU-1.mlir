// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.0]], [[2.0]], [[8.0]]], [[[8.0]], [[1.0]], [[8.0]]], [[[2.0]], [[8.0]], [[1.0]]], [[[1.0]], [[1.0]], [[4.0]]]]> : tensor<4x3x1x1xf8E8M0FNU>, dense<[[[[8.0]], [[1.0]], [[8.0]]], [[[8.0]], [[1.0]], [[4.0]]], [[[1.0]], [[8.0]], [[8.0]]], [[[2.0]], [[1.0]], [[8.0]]]]> : tensor<4x3x1x1xf8E8M0FNU>, dense<[[[[4.0]], [[1.0]], [[4.0]]], [[[1.0]], [[4.0]], [[8.0]]], [[[2.0]], [[1.0]], [[4.0]]], [[[8.0]], [[8.0]], [[2.0]]]]> : tensor<4x3x1x1xf8E8M0FNU>, dense<> : tensor<1x0x1x3xf8E8M0FNU>, dense<> : tensor<1x0x1x3xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.scatter on f8E8M0FNU, exact values
//   B: rank 1
//   C: rank 0
//   O: rank 3+
//   O: has 1
//   G: rank 0
//   W: low
//   W: low + 1
//   W: high
//   E: f8E8M0FNU
//   F: f8E8M0FNU
//   I: ui8
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: ascending
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [4.0,1.0,4.0,1.0,4.0,8.0,2.0,1.0,4.0,8.0,8.0,2.0]
// legal 0 1: [8.0,1.0,8.0,8.0,1.0,4.0,1.0,8.0,8.0,2.0,1.0,8.0]
// legal 0 2: [2.0,2.0,8.0,8.0,1.0,8.0,2.0,8.0,1.0,1.0,1.0,4.0]

module {
func.func @program(%arg0: tensor<4x3x1x1xf8E8M0FNU>, %arg1: tensor<4x3x1x1xf8E8M0FNU>, %arg2: tensor<4x3x1x1xf8E8M0FNU>, %arg3: tensor<1x0x1x3xf8E8M0FNU>, %arg4: tensor<1x0x1x3xf8E8M0FNU>) -> (tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>) {
  %0 = stablehlo.constant dense<[[0, 2], [0, 4], [1, 1]]> : tensor<3x2xui8>
  %1 = stablehlo.constant dense<> : tensor<1x0x1x3xf8E8M0FNU>
  %2, %3, %4 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %0, %arg3, %1, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%5: tensor<f8E8M0FNU>, %6: tensor<f8E8M0FNU>, %7: tensor<f8E8M0FNU>, %8: tensor<f8E8M0FNU>, %9: tensor<f8E8M0FNU>, %10: tensor<f8E8M0FNU>):
    %11 = stablehlo.maximum %5, %8 : tensor<f8E8M0FNU>
    %12 = stablehlo.add %6, %9 : tensor<f8E8M0FNU>
    %13 = stablehlo.maximum %7, %10 : tensor<f8E8M0FNU>
    stablehlo.return %11, %12, %13 : tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>
  }) : (tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<3x2xui8>, tensor<1x0x1x3xf8E8M0FNU>, tensor<1x0x1x3xf8E8M0FNU>, tensor<1x0x1x3xf8E8M0FNU>) -> (tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>)
  return %4, %3, %2 : tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<4x3x1x1xf8E8M0FNU>, %input1: tensor<4x3x1x1xf8E8M0FNU>, %input2: tensor<4x3x1x1xf8E8M0FNU>, %input3: tensor<1x0x1x3xf8E8M0FNU>, %input4: tensor<1x0x1x3xf8E8M0FNU>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<1x0x1x3xf8E8M0FNU>, tensor<1x0x1x3xf8E8M0FNU>) -> (tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>, tensor<4x3x1x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x3x1x1xf8E8M0FNU>) -> tensor<4x3x1x1xf64>
    check.expect_eq_const %v0, dense<[[[[4.0]], [[1.0]], [[4.0]]], [[[1.0]], [[4.0]], [[8.0]]], [[[2.0]], [[1.0]], [[4.0]]], [[[8.0]], [[8.0]], [[2.0]]]]> : tensor<4x3x1x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<4x3x1x1xf8E8M0FNU>) -> tensor<4x3x1x1xf64>
    check.expect_eq_const %v1, dense<[[[[8.0]], [[1.0]], [[8.0]]], [[[8.0]], [[1.0]], [[4.0]]], [[[1.0]], [[8.0]], [[8.0]]], [[[2.0]], [[1.0]], [[8.0]]]]> : tensor<4x3x1x1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<4x3x1x1xf8E8M0FNU>) -> tensor<4x3x1x1xf64>
    check.expect_eq_const %v2, dense<[[[[2.0]], [[2.0]], [[8.0]]], [[[8.0]], [[1.0]], [[8.0]]], [[[2.0]], [[8.0]], [[1.0]]], [[[1.0]], [[1.0]], [[4.0]]]]> : tensor<4x3x1x1xf64>
    func.return
  }
}
