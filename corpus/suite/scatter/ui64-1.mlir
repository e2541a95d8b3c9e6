// RUN: stablehlo-translate --interpret %s --args='[dense<[[17961284084265362014]]> : tensor<1x1xui64>, dense<[[[1, 9223372036854775809, 2]]]> : tensor<1x1x3xui64>, dense<> : tensor<1x3x0xui64>, dense<> : tensor<1x3x0xui64>]'
// RUN: : @program
// stablehlo.scatter on ui64, special values
//   N: low + 1
//   B: rank 1
//   B: has 1
//   C: rank 0
//   O: rank 1
//   O: has 1
//   G: rank 1
//   W: low
//   E: ui64
//   F: ui64
//   I: ui64
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: one
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [9150345258781115397]
// legal 0 1: [17961284084265362014]

module {
func.func @program(%arg0: tensor<1x1xui64>, %arg1: tensor<1x1x3xui64>, %arg2: tensor<1x3x0xui64>, %arg3: tensor<1x3x0xui64>) -> (tensor<1x1xui64>, tensor<1x1xui64>) {
  %0 = stablehlo.constant dense<[[9150345258781115397]]> : tensor<1x1xui64>
  %1, %2 = "stablehlo.scatter"(%arg0, %0, %arg1, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%3: tensor<ui64>, %4: tensor<ui64>, %5: tensor<ui64>, %6: tensor<ui64>):
    %7 = stablehlo.maximum %3, %5 : tensor<ui64>
    %8 = stablehlo.maximum %4, %6 : tensor<ui64>
    stablehlo.return %7, %8 : tensor<ui64>, tensor<ui64>
  }) : (tensor<1x1xui64>, tensor<1x1xui64>, tensor<1x1x3xui64>, tensor<1x3x0xui64>, tensor<1x3x0xui64>) -> (tensor<1x1xui64>, tensor<1x1xui64>)
  return %2, %1 : tensor<1x1xui64>, tensor<1x1xui64>
}

  func.func @main(%input0: tensor<1x1xui64>, %input1: tensor<1x1x3xui64>, %input2: tensor<1x3x0xui64>, %input3: tensor<1x3x0xui64>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x1xui64>, tensor<1x1x3xui64>, tensor<1x3x0xui64>, tensor<1x3x0xui64>) -> (tensor<1x1xui64>, tensor<1x1xui64>)
    check.expect_eq_const %r#0, dense<9150345258781115397> : tensor<1x1xui64>
    check.expect_eq_const %r#1, dense<17961284084265362014> : tensor<1x1xui64>
    func.return
  }
}
