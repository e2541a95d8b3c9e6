// RUN: stablehlo-translate --interpret %s --args='[dense<[[true, true], [true, true], [true, true], [false, false], [true, false]]> : tensor<5x2xi1>, dense<[[false, false], [true, false], [true, true], [false, true], [true, true]]> : tensor<5x2xi1>, dense<[[[1, 3], [1, 1]]]> : tensor<1x2x2xui4>, dense<> : tensor<0x2x2xi1>, dense<> : tensor<0x2x2xi1>]'
// RUN: : @program
// stablehlo.scatter on i1, envelope values
//   N: low + 1
//   B: rank 0
//   C: rank 1
//   O: rank 1
//   G: rank 2
//   W: low
//   E: i1
//   F: i1
//   I: ui4
//   input_batching_dims: empty
//   inserted_window_dims: one
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: one
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [false,false,true,false,true,true,false,true,true,true]
// legal 0 1: [true,true,true,true,true,true,false,false,true,false]

module {
func.func @program(%arg0: tensor<5x2xi1>, %arg1: tensor<5x2xi1>, %arg2: tensor<1x2x2xui4>, %arg3: tensor<0x2x2xi1>, %arg4: tensor<0x2x2xi1>) -> (tensor<5x2xi1>, tensor<5x2xi1>) {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, unique_indices = true}> ({
  ^bb0(%2: tensor<i1>, %3: tensor<i1>, %4: tensor<i1>, %5: tensor<i1>):
    %6 = stablehlo.maximum %2, %4 : tensor<i1>
    stablehlo.return %6, %5 : tensor<i1>, tensor<i1>
  }) : (tensor<5x2xi1>, tensor<5x2xi1>, tensor<1x2x2xui4>, tensor<0x2x2xi1>, tensor<0x2x2xi1>) -> (tensor<5x2xi1>, tensor<5x2xi1>)
  return %1, %0 : tensor<5x2xi1>, tensor<5x2xi1>
}

  func.func @main(%input0: tensor<5x2xi1>, %input1: tensor<5x2xi1>, %input2: tensor<1x2x2xui4>, %input3: tensor<0x2x2xi1>, %input4: tensor<0x2x2xi1>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<5x2xi1>, tensor<5x2xi1>, tensor<1x2x2xui4>, tensor<0x2x2xi1>, tensor<0x2x2xi1>) -> (tensor<5x2xi1>, tensor<5x2xi1>)
    check.expect_eq_const %r#0, dense<[[false, false], [true, false], [true, true], [false, true], [true, true]]> : tensor<5x2xi1>
    check.expect_eq_const %r#1, dense<[[true, true], [true, true], [true, true], [false, false], [true, false]]> : tensor<5x2xi1>
    func.return
  }
}
