// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-240.0, 1.0, 0x78, 0x78], [-0.34375, 0.0, 0.28125, 0.40625]]]]> : tensor<1x1x2x4xf8E4M3>, dense<[[[[-0.75, 0.25, 2.5, 7.0], [-0.001953125, 0xF8, 240.0, -3.75]]]]> : tensor<1x1x2x4xf8E4M3>, dense<[[[[240.0, 0.001953125, 0.0, -3.5], [240.0, 0.015625, -0.5, -0.46875]]]]> : tensor<1x1x2x4xf8E4M3>, dense<> : tensor<1x2x0x1x4xi64>, dense<[[[[-1.125, -2.75, -1.875, 0.625]], [[0.625, -1.375, 1.25, -2.75]]]]> : tensor<1x2x1x4xf8E4M3>, dense<[[[[0.375, 0.171875, -1.25, 0.01171875]], [[-1.625, 0.009765625, 0.875, -0.9375]]]]> : tensor<1x2x1x4xf8E4M3>, dense<[[[[0x78, 0.8125, -0.34375, -0.40625]], [[0x7C, -0.28125, -240.0, 0.5625]]]]> : tensor<1x2x1x4xf8E4M3>]'
// RUN: : @program
// stablehlo.scatter on f8E4M3, special values
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: f8E4M3
//   F: f8E4M3
//   I: i64
//   input_batching_dims: ascending
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: ["inf",0.8125,-0.34375,-4.0,"nan",-0.25,-240.0,0.09375]
// legal 0 1: [0.375,0.25,2.5,7.0,-0.001953125,0.009765625,240.0,-0.9375]
// legal 0 2: [-1.125,-2.75,-1.875,0.625,0.625,-1.375,1.25,-2.75]

module {
func.func @program(%arg0: tensor<1x1x2x4xf8E4M3>, %arg1: tensor<1x1x2x4xf8E4M3>, %arg2: tensor<1x1x2x4xf8E4M3>, %arg3: tensor<1x2x0x1x4xi64>, %arg4: tensor<1x2x1x4xf8E4M3>, %arg5: tensor<1x2x1x4xf8E4M3>, %arg6: tensor<1x2x1x4xf8E4M3>) -> (tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>) {
  %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2, 3], scatter_indices_batching_dims = [3, 0, 1, 4], index_vector_dim = 2>}> ({
  ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>, %5: tensor<f8E4M3>, %6: tensor<f8E4M3>, %7: tensor<f8E4M3>, %8: tensor<f8E4M3>):
    %9 = stablehlo.maximum %4, %7 : tensor<f8E4M3>
    %10 = stablehlo.add %5, %8 : tensor<f8E4M3>
    stablehlo.return %6, %9, %10 : tensor<f8E4M3>, tensor<f8E4M3>, tensor<f8E4M3>
  }) : (tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x2x0x1x4xi64>, tensor<1x2x1x4xf8E4M3>, tensor<1x2x1x4xf8E4M3>, tensor<1x2x1x4xf8E4M3>) -> (tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>)
  return %2, %1, %0 : tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>
}

  func.func @main(%input0: tensor<1x1x2x4xf8E4M3>, %input1: tensor<1x1x2x4xf8E4M3>, %input2: tensor<1x1x2x4xf8E4M3>, %input3: tensor<1x2x0x1x4xi64>, %input4: tensor<1x2x1x4xf8E4M3>, %input5: tensor<1x2x1x4xf8E4M3>, %input6: tensor<1x2x1x4xf8E4M3>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5, %input6) : (tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x2x0x1x4xi64>, tensor<1x2x1x4xf8E4M3>, tensor<1x2x1x4xf8E4M3>, tensor<1x2x1x4xf8E4M3>) -> (tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>, tensor<1x1x2x4xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x1x2x4xf8E4M3>) -> tensor<1x1x2x4xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0.8125, -0.34375, -4.0], [0xFFF0000000000000, -0.25, -240.0, 0.09375]]]]> : tensor<1x1x2x4xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0.8125, -0.34375, -4.0], [0x7FF0000000000000, -0.25, -240.0, 0.09375]]]]> : tensor<1x1x2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x2x4xf64>, tensor<1x1x2x4xf64>) -> tensor<1x1x2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x2x4xf64>, tensor<1x1x2x4xf64>) -> tensor<1x1x2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x2x4xi1>
    %v6 = stablehlo.constant dense<[[[[false, false, false, false], [true, false, false, false]]]]> : tensor<1x1x2x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x1x2x4xf64>, tensor<1x1x2x4xf64>) -> tensor<1x1x2x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x1x2x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x1x2x4xi1>
    %v10 = stablehlo.constant dense<[[[[true, false, false, false], [false, false, false, false]]]]> : tensor<1x1x2x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x2x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x1x2x4xf64>, tensor<1x1x2x4xf64>) -> tensor<1x1x2x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x1x2x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x1x2x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x1x2x4xi1>
    %v15 = stablehlo.convert %r#1 : (tensor<1x1x2x4xf8E4M3>) -> tensor<1x1x2x4xf64>
    check.expect_eq_const %v15, dense<[[[[0.375, 0.25, 2.5, 7.0], [-0.001953125, 0.009765625, 240.0, -0.9375]]]]> : tensor<1x1x2x4xf64>
    %v16 = stablehlo.convert %r#2 : (tensor<1x1x2x4xf8E4M3>) -> tensor<1x1x2x4xf64>
    check.expect_eq_const %v16, dense<[[[[-1.125, -2.75, -1.875, 0.625], [0.625, -1.375, 1.25, -2.75]]]]> : tensor<1x1x2x4xf64>
    func.return
  }
}
