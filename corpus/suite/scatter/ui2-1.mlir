// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, 1, 0]]> : tensor<1x3xui2>, dense<[[1, 1, 1]]> : tensor<1x3xui2>, dense<> : tensor<3x2x0xui2>, dense<> : tensor<3x0x2x0xui2>, dense<> : tensor<3x0x2x0xui2>]'
// RUN: : @program
// stablehlo.scatter on ui2, envelope values
//   B: rank 0
//   C: rank 0
//   O: rank 2
//   O: has 1
//   G: rank 2
//   W: low
//   E: ui2
//   F: ui2
//   I: ui2
//   input_batching_dims: empty
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: empty
//   index_vector_dim: later
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [1,0,1]
// legal 0 1: [1,1,1]
// legal 0 2: [1,1,0]
// legal 0 3: [1,1,0]

module {
func.func @program(%arg0: tensor<1x3xui2>, %arg1: tensor<1x3xui2>, %arg2: tensor<3x2x0xui2>, %arg3: tensor<3x0x2x0xui2>, %arg4: tensor<3x0x2x0xui2>) -> (tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>) {
  %0 = stablehlo.constant dense<[[1, 0, 1]]> : tensor<1x3xui2>
  %1 = stablehlo.constant dense<> : tensor<3x0x2x0xui2>
  %2 = stablehlo.constant dense<> : tensor<3x0x2x0xui2>
  %3, %4, %5, %6 = "stablehlo.scatter"(%arg0, %arg0, %arg1, %0, %arg2, %1, %arg3, %2, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%7: tensor<ui2>, %8: tensor<ui2>, %9: tensor<ui2>, %10: tensor<ui2>, %11: tensor<ui2>, %12: tensor<ui2>, %13: tensor<ui2>, %14: tensor<ui2>):
    %15 = stablehlo.maximum %8, %12 : tensor<ui2>
    %16 = stablehlo.add %9, %13 : tensor<ui2>
    stablehlo.return %11, %15, %16, %10 : tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>
  }) : (tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>, tensor<3x2x0xui2>, tensor<3x0x2x0xui2>, tensor<3x0x2x0xui2>, tensor<3x0x2x0xui2>, tensor<3x0x2x0xui2>) -> (tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>)
  return %6, %5, %4, %3 : tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>
}

  func.func @main(%input0: tensor<1x3xui2>, %input1: tensor<1x3xui2>, %input2: tensor<3x2x0xui2>, %input3: tensor<3x0x2x0xui2>, %input4: tensor<3x0x2x0xui2>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<1x3xui2>, tensor<1x3xui2>, tensor<3x2x0xui2>, tensor<3x0x2x0xui2>, tensor<3x0x2x0xui2>) -> (tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>, tensor<1x3xui2>)
    check.expect_eq_const %r#0, dense<[[1, 0, 1]]> : tensor<1x3xui2>
    check.expect_eq_const %r#1, dense<1> : tensor<1x3xui2>
    check.expect_eq_const %r#2, dense<[[1, 1, 0]]> : tensor<1x3xui2>
    check.expect_eq_const %r#3, dense<[[1, 1, 0]]> : tensor<1x3xui2>
    func.return
  }
}
