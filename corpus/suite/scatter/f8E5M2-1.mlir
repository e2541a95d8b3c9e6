// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.0, -2.0, -2.0, 2.0]]> : tensor<1x4xf8E5M2>, dense<[[-0.5, 0.5, -0.25, -0.5]]> : tensor<1x4xf8E5M2>, dense<[[-1.0, -1.0, -2.0, 1.0]]> : tensor<1x4xf8E5M2>, dense<> : tensor<0x1x5x2xf8E5M2>, dense<> : tensor<0x1x5x2xf8E5M2>, dense<> : tensor<0x1x5x2xf8E5M2>]'
// RUN: : @program
// stablehlo.scatter on f8E5M2, exact values
//   B: rank 1
//   B: has 1
//   C: rank 1
//   O: rank 0
//   G: rank 3+
//   G: has 0
//   E: f8E5M2
//   F: f8E5M2
//   I: i64
//   input_batching_dims: one
//   inserted_window_dims: one
//   scatter_indices_batching_dims: one
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [-1.0,-1.0,-2.0,1.0]
// legal 0 1: [-0.5,0.5,-0.25,-0.5]
// legal 0 2: [2.0,-2.0,-2.0,2.0]

module {
func.func @program(%arg0: tensor<1x4xf8E5M2>, %arg1: tensor<1x4xf8E5M2>, %arg2: tensor<1x4xf8E5M2>, %arg3: tensor<0x1x5x2xf8E5M2>, %arg4: tensor<0x1x5x2xf8E5M2>, %arg5: tensor<0x1x5x2xf8E5M2>) -> (tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>) {
  %0 = stablehlo.constant dense<> : tensor<1x0x1x5x2xi64>
  %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %0, %arg3, %arg4, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = true}> ({
  ^bb0(%4: tensor<f8E5M2>, %5: tensor<f8E5M2>, %6: tensor<f8E5M2>, %7: tensor<f8E5M2>, %8: tensor<f8E5M2>, %9: tensor<f8E5M2>):
    stablehlo.return %7, %5, %9 : tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>
  }) : (tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<1x0x1x5x2xi64>, tensor<0x1x5x2xf8E5M2>, tensor<0x1x5x2xf8E5M2>, tensor<0x1x5x2xf8E5M2>) -> (tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>)
  return %3, %2, %1 : tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>
}

  func.func @main(%input0: tensor<1x4xf8E5M2>, %input1: tensor<1x4xf8E5M2>, %input2: tensor<1x4xf8E5M2>, %input3: tensor<0x1x5x2xf8E5M2>, %input4: tensor<0x1x5x2xf8E5M2>, %input5: tensor<0x1x5x2xf8E5M2>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<0x1x5x2xf8E5M2>, tensor<0x1x5x2xf8E5M2>, tensor<0x1x5x2xf8E5M2>) -> (tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>, tensor<1x4xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x4xf8E5M2>) -> tensor<1x4xf64>
    check.expect_eq_const %v0, dense<[[-1.0, -1.0, -2.0, 1.0]]> : tensor<1x4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x4xf8E5M2>) -> tensor<1x4xf64>
    check.expect_eq_const %v1, dense<[[-0.5, 0.5, -0.25, -0.5]]> : tensor<1x4xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x4xf8E5M2>) -> tensor<1x4xf64>
    check.expect_eq_const %v2, dense<[[2.0, -2.0, -2.0, 2.0]]> : tensor<1x4xf64>
    func.return
  }
}
