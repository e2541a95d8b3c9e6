// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 2147483648, 1073741824, 4294967295, 2]> : tensor<5xui32>, dense<[1073741824, 2, 4294967294, 6, 0]> : tensor<5xui32>, dense<[[[[5], [4], [2147483648], [5], [4294967295]], [[5], [0], [5], [1], [6]]]]> : tensor<1x2x5x1xui32>, dense<[[[1, 4, 4294967292, 2147483649, 4], [1, 2, 3, 2147483647, 1]]]> : tensor<1x2x5xui32>, dense<[[[4294967288, 2147483647, 0, 2147483648, 1], [2147483649, 1073741824, 4294967293, 3, 9]]]> : tensor<1x2x5xui32>]'
// RUN: : @program
// stablehlo.scatter on ui32, special values
//   B: rank 0
//   C: rank 1
//   O: rank 0
//   G: rank 3+
//   G: has 1
//   E: ui32
//   F: ui32
//   I: ui32
//   input_batching_dims: empty
//   inserted_window_dims: one
//   scatter_indices_batching_dims: empty
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [1073741824,2147483648,1073741824,4294967295,2147483647]
// legal 0 1: [1073741824,4294967288,4294967294,6,4294967287]
// legal 0 2: [2,4294967295,1073741824,4294967295,6]

module {
func.func @program(%arg0: tensor<5xui32>, %arg1: tensor<5xui32>, %arg2: tensor<1x2x5x1xui32>, %arg3: tensor<1x2x5xui32>, %arg4: tensor<1x2x5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>) {
  %0 = stablehlo.constant dense<[[[2147483647, 4294967287, 2, 2147483647, 1], [8, 1, 2, 4294967288, 9]]]> : tensor<1x2x5xui32>
  %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg0, %arg2, %arg3, %0, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>, unique_indices = true}> ({
  ^bb0(%4: tensor<ui32>, %5: tensor<ui32>, %6: tensor<ui32>, %7: tensor<ui32>, %8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.add %4, %7 : tensor<ui32>
    %11 = stablehlo.maximum %5, %8 : tensor<ui32>
    %12 = stablehlo.maximum %6, %9 : tensor<ui32>
    stablehlo.return %10, %11, %12 : tensor<ui32>, tensor<ui32>, tensor<ui32>
  }) : (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<1x2x5x1xui32>, tensor<1x2x5xui32>, tensor<1x2x5xui32>, tensor<1x2x5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>)
  return %3, %2, %1 : tensor<5xui32>, tensor<5xui32>, tensor<5xui32>
}

  func.func @main(%input0: tensor<5xui32>, %input1: tensor<5xui32>, %input2: tensor<1x2x5x1xui32>, %input3: tensor<1x2x5xui32>, %input4: tensor<1x2x5xui32>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<5xui32>, tensor<5xui32>, tensor<1x2x5x1xui32>, tensor<1x2x5xui32>, tensor<1x2x5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>)
    check.expect_eq_const %r#0, dense<[1073741824, 2147483648, 1073741824, 4294967295, 2147483647]> : tensor<5xui32>
    check.expect_eq_const %r#1, dense<[1073741824, 4294967288, 4294967294, 6, 4294967287]> : tensor<5xui32>
    check.expect_eq_const %r#2, dense<[2, 4294967295, 1073741824, 4294967295, 6]> : tensor<5xui32>
    func.return
  }
}
