// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0], [-0.5], [0.75]]> : tensor<3x1xf64>, dense<[[-1.5], [-0.25], [-1.0]]> : tensor<3x1xf64>, dense<[[0], [167], [216]]> : tensor<3x1xui8>, dense<> : tensor<0x3xf64>, dense<> : tensor<0x3xf64>, dense<> : tensor<0x3xui8>]'
// RUN: : @program
// stablehlo.scatter on f64, exact values
//   B: rank 1
//   C: rank 0
//   O: rank 1
//   O: has 1
//   G: rank 0
//   W: low
//   E: ui8
//   E: f64
//   F: ui64
//   F: f64
//   I: ui8
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: one
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [0,167,216]
// legal 0 1: [-1.5,-0.25,-1.0]
// legal 0 2: [1.0,-0.5,0.75]
// legal 0 3: [7.0,4.0,4.0]

module {
func.func @program(%arg0: tensor<3x1xf64>, %arg1: tensor<3x1xf64>, %arg2: tensor<3x1xui8>, %arg3: tensor<0x3xf64>, %arg4: tensor<0x3xf64>, %arg5: tensor<0x3xui8>) -> (tensor<3x1xui64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>) {
  %0 = stablehlo.constant dense<[[7.0], [4.0], [4.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xui8>
  %2 = stablehlo.constant dense<> : tensor<0x3xf64>
  %3, %4, %5, %6 = "stablehlo.scatter"(%0, %arg0, %arg1, %arg2, %1, %2, %arg3, %arg4, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%7: tensor<f64>, %8: tensor<f64>, %9: tensor<f64>, %10: tensor<ui64>, %11: tensor<f64>, %12: tensor<f64>, %13: tensor<f64>, %14: tensor<ui64>):
    %15 = stablehlo.add %7, %11 : tensor<f64>
    stablehlo.return %15, %8, %9, %10 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<ui64>
  }) : (tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xui8>, tensor<3xui8>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xui8>) -> (tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xui64>)
  return %6, %5, %4, %3 : tensor<3x1xui64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>
}

  func.func @main(%input0: tensor<3x1xf64>, %input1: tensor<3x1xf64>, %input2: tensor<3x1xui8>, %input3: tensor<0x3xf64>, %input4: tensor<0x3xf64>, %input5: tensor<0x3xui8>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xui8>, tensor<0x3xf64>, tensor<0x3xf64>, tensor<0x3xui8>) -> (tensor<3x1xui64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>)
    check.expect_eq_const %r#0, dense<[[0], [167], [216]]> : tensor<3x1xui64>
    check.expect_eq_const %r#1, dense<[[-1.5], [-0.25], [-1.0]]> : tensor<3x1xf64>
    check.expect_eq_const %r#2, dense<[[1.0], [-0.5], [0.75]]> : tensor<3x1xf64>
    check.expect_eq_const %r#3, dense<[[7.0], [4.0], [4.0]]> : tensor<3x1xf64>
    func.return
  }
}
