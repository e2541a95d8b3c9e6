// RUN: stablehlo-translate --interpret %s --args='[dense<[[[true], [false]]]> : tensor<1x2x1xi1>, dense<[[[true], [false]]]> : tensor<1x2x1xi1>, dense<> : tensor<2x0x5x1x1xi4>, dense<> : tensor<1x2x5x1x1x0xi1>, dense<> : tensor<1x2x5x1x1x0xi1>]'
// RUN: : @program
// stablehlo.scatter on i1, special values
//   B: rank 1
//   B: has 1
//   C: rank 0
//   O: rank 2
//   O: has 1
//   G: rank 3+
//   G: has 1
//   W: low
//   W: low + 1
//   E: i1
//   F: i1
//   I: i4
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [true,false]
// legal 0 1: [true,false]
// legal 0 2: [true,false]

module {
func.func @program(%arg0: tensor<1x2x1xi1>, %arg1: tensor<1x2x1xi1>, %arg2: tensor<2x0x5x1x1xi4>, %arg3: tensor<1x2x5x1x1x0xi1>, %arg4: tensor<1x2x5x1x1x0xi1>) -> (tensor<1x2x1xi1>, tensor<1x2x1xi1>, tensor<1x2x1xi1>) {
  %0 = stablehlo.constant dense<> : tensor<1x2x5x1x1x0xi1>
  %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg1, %arg2, %arg3, %arg4, %0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 5], input_batching_dims = [0], scatter_indices_batching_dims = [4], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%4: tensor<i1>, %5: tensor<i1>, %6: tensor<i1>, %7: tensor<i1>, %8: tensor<i1>, %9: tensor<i1>):
    stablehlo.return %4, %5, %9 : tensor<i1>, tensor<i1>, tensor<i1>
  }) : (tensor<1x2x1xi1>, tensor<1x2x1xi1>, tensor<1x2x1xi1>, tensor<2x0x5x1x1xi4>, tensor<1x2x5x1x1x0xi1>, tensor<1x2x5x1x1x0xi1>, tensor<1x2x5x1x1x0xi1>) -> (tensor<1x2x1xi1>, tensor<1x2x1xi1>, tensor<1x2x1xi1>)
  return %3, %2, %1 : tensor<1x2x1xi1>, tensor<1x2x1xi1>, tensor<1x2x1xi1>
}

  func.func @main(%input0: tensor<1x2x1xi1>, %input1: tensor<1x2x1xi1>, %input2: tensor<2x0x5x1x1xi4>, %input3: tensor<1x2x5x1x1x0xi1>, %input4: tensor<1x2x5x1x1x0xi1>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<1x2x1xi1>, tensor<1x2x1xi1>, tensor<2x0x5x1x1xi4>, tensor<1x2x5x1x1x0xi1>, tensor<1x2x5x1x1x0xi1>) -> (tensor<1x2x1xi1>, tensor<1x2x1xi1>, tensor<1x2x1xi1>)
    check.expect_eq_const %r#0, dense<[[[true], [false]]]> : tensor<1x2x1xi1>
    check.expect_eq_const %r#1, dense<[[[true], [false]]]> : tensor<1x2x1xi1>
    check.expect_eq_const %r#2, dense<[[[true], [false]]]> : tensor<1x2x1xi1>
    func.return
  }
}
