// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1.0, -2.0], [0.8125, 2.75], [-0.875, -1.375], [1.25, 2.75], [-2.5, 1.375]], [[-0.5, 2.75], [1.25, 1.375], [-0.8125, 1.625], [0.9375, 0.5], [2.75, 1.25]]], [[[-2.25, -3.5], [3.5, -3.25], [-3.0, 0.875], [2.75, -3.75], [-0.75, -1.875]], [[3.75, -2.0], [-1.375, 0.6875], [-0.9375, 1.625], [-0.6875, -0.875], [1.875, -3.25]]]]> : tensor<2x2x5x2xf8E4M3FNUZ>, dense<[[[[3, 8], [5, 9], [3, 7], [4, 3], [5, 4]], [[1, 1], [6, 9], [8, 6], [6, 5], [3, 1]]], [[[9, 3], [3, 5], [7, 7], [9, 9], [3, 4]], [[2, 6], [6, 6], [0, 4], [6, 0], [0, 8]]]]> : tensor<2x2x5x2xui64>, dense<[[[[5, 4], [8, 7], [2, 8], [3, 9], [8, 4]], [[3, 5], [5, 1], [9, 2], [6, 7], [0, 9]]], [[[5, 8], [9, 6], [7, 8], [2, 6], [1, 7]], [[6, 8], [1, 1], [7, 2], [3, 4], [7, 7]]]]> : tensor<2x2x5x2xui64>, dense<[[[[0.6875, 0.5625], [1.875, -2.25], [-0.9375, -0.625], [-1.75, -2.5], [3.25, 1.0]], [[2.0, 1.5], [-2.75, 1.0], [-0.6875, -2.5], [0.6875, 0.5625], [1.125, -1.875]]], [[[-3.75, 1.625], [-3.5, 1.875], [-3.5, 1.875], [-1.875, 1.25], [-2.5, 0.875]], [[0.625, -3.25], [0.5, -0.75], [-3.0, -3.5], [-1.625, 1.0], [3.25, -2.5]]]]> : tensor<2x2x5x2xf8E4M3FNUZ>, dense<> : tensor<0x2x5x2xui64>, dense<[[[0.875, 1.875], [1.375, -3.75], [1.125, 2.0], [3.0, 1.25], [-0.9375, 0.6875]], [[1.875, 2.25], [0.875, -3.5], [2.75, 2.0], [0.6875, 1.75], [3.75, 0.5]]]> : tensor<2x5x2xf8E4M3FNUZ>, dense<[[[5, 3], [7, 0], [0, 1], [1, 5], [7, 7]], [[5, 8], [9, 7], [4, 7], [7, 2], [3, 1]]]> : tensor<2x5x2xui64>, dense<[[[4, 2], [9, 1], [5, 6], [4, 5], [3, 7]], [[7, 4], [5, 1], [2, 5], [7, 4], [8, 2]]]> : tensor<2x5x2xui64>, dense<[[[0.75, -2.5], [1.125, -1.375], [-1.125, -3.75], [-1.625, 3.75], [1.75, -0.5]], [[1.125, -3.75], [-1.375, -0.875], [-2.75, -0.75], [1.5, 1.75], [2.0, -1.25]]]> : tensor<2x5x2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.scatter on f8E4M3FNUZ, envelope values
//   B: rank 3+
//   C: rank 1
//   O: rank 0
//   G: rank 0
//   E: ui64
//   E: f8E4M3FNUZ
//   F: ui64
//   F: f8E4M3FNUZ
//   I: ui64
//   input_batching_dims: ascending
//   inserted_window_dims: one
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [0.6875,0.5625,1.875,-2.25,-0.9375,-0.625,-1.75,-2.5,3.25,1.0,2.0,1.5,-2.75,1.0,-0.6875,-2.5,0.6875,0.5625,1.125,-1.875,-3.75,1.625,-3.5,1.875,-3.5,1.875,-1.875,1.25,-2.5,0.875,0.625,-3.25,0.5,-0.75,-3.0,-3.5,-1.625,1.0,3.25,-2.5]
// legal 0 1: [4,4,9,7,5,8,4,9,3,4,7,5,5,1,2,2,7,7,8,9,2,8,1,6,6,8,5,6,7,7,4,8,1,1,5,2,4,4,2,7]
// legal 0 2: [5,8,7,9,3,7,4,3,7,4,5,1,9,9,8,6,7,5,3,1,9,3,3,5,7,7,9,9,7,4,8,6,7,6,7,4,6,0,1,8]
// legal 0 3: [-1.0,-2.0,0.8125,2.75,-0.875,-1.375,1.25,2.75,-2.5,1.375,-0.5,2.75,1.25,1.375,-0.8125,1.625,0.9375,0.5,2.75,1.25,-2.25,-3.5,3.5,-3.25,-3.0,0.875,2.75,-3.75,-0.75,-1.875,3.75,-2.0,-1.375,0.6875,-0.9375,1.625,-0.6875,-0.875,1.875,-3.25]

module {
func.func @program(%arg0: tensor<2x2x5x2xf8E4M3FNUZ>, %arg1: tensor<2x2x5x2xui64>, %arg2: tensor<2x2x5x2xui64>, %arg3: tensor<2x2x5x2xf8E4M3FNUZ>, %arg4: tensor<0x2x5x2xui64>, %arg5: tensor<2x5x2xf8E4M3FNUZ>, %arg6: tensor<2x5x2xui64>, %arg7: tensor<2x5x2xui64>, %arg8: tensor<2x5x2xf8E4M3FNUZ>) -> (tensor<2x2x5x2xf8E4M3FNUZ>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xf8E4M3FNUZ>) {
  %0, %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [3], input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [3, 1, 2], index_vector_dim = 0>, indices_are_sorted = true}> ({
  ^bb0(%4: tensor<f8E4M3FNUZ>, %5: tensor<ui64>, %6: tensor<ui64>, %7: tensor<f8E4M3FNUZ>, %8: tensor<f8E4M3FNUZ>, %9: tensor<ui64>, %10: tensor<ui64>, %11: tensor<f8E4M3FNUZ>):
    %12 = stablehlo.maximum %5, %9 : tensor<ui64>
    stablehlo.return %4, %12, %10, %7 : tensor<f8E4M3FNUZ>, tensor<ui64>, tensor<ui64>, tensor<f8E4M3FNUZ>
  }) : (tensor<2x2x5x2xf8E4M3FNUZ>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xf8E4M3FNUZ>, tensor<0x2x5x2xui64>, tensor<2x5x2xf8E4M3FNUZ>, tensor<2x5x2xui64>, tensor<2x5x2xui64>, tensor<2x5x2xf8E4M3FNUZ>) -> (tensor<2x2x5x2xf8E4M3FNUZ>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xf8E4M3FNUZ>)
  return %3, %2, %1, %0 : tensor<2x2x5x2xf8E4M3FNUZ>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x2x5x2xf8E4M3FNUZ>, %input1: tensor<2x2x5x2xui64>, %input2: tensor<2x2x5x2xui64>, %input3: tensor<2x2x5x2xf8E4M3FNUZ>, %input4: tensor<0x2x5x2xui64>, %input5: tensor<2x5x2xf8E4M3FNUZ>, %input6: tensor<2x5x2xui64>, %input7: tensor<2x5x2xui64>, %input8: tensor<2x5x2xf8E4M3FNUZ>) {
    %r:4 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8) : (tensor<2x2x5x2xf8E4M3FNUZ>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xf8E4M3FNUZ>, tensor<0x2x5x2xui64>, tensor<2x5x2xf8E4M3FNUZ>, tensor<2x5x2xui64>, tensor<2x5x2xui64>, tensor<2x5x2xf8E4M3FNUZ>) -> (tensor<2x2x5x2xf8E4M3FNUZ>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xui64>, tensor<2x2x5x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x2x5x2xf8E4M3FNUZ>) -> tensor<2x2x5x2xf64>
    check.expect_eq_const %v0, dense<[[[[0.6875, 0.5625], [1.875, -2.25], [-0.9375, -0.625], [-1.75, -2.5], [3.25, 1.0]], [[2.0, 1.5], [-2.75, 1.0], [-0.6875, -2.5], [0.6875, 0.5625], [1.125, -1.875]]], [[[-3.75, 1.625], [-3.5, 1.875], [-3.5, 1.875], [-1.875, 1.25], [-2.5, 0.875]], [[0.625, -3.25], [0.5, -0.75], [-3.0, -3.5], [-1.625, 1.0], [3.25, -2.5]]]]> : tensor<2x2x5x2xf64>
    check.expect_eq_const %r#1, dense<[[[[4, 4], [9, 7], [5, 8], [4, 9], [3, 4]], [[7, 5], [5, 1], [2, 2], [7, 7], [8, 9]]], [[[2, 8], [1, 6], [6, 8], [5, 6], [7, 7]], [[4, 8], [1, 1], [5, 2], [4, 4], [2, 7]]]]> : tensor<2x2x5x2xui64>
    check.expect_eq_const %r#2, dense<[[[[5, 8], [7, 9], [3, 7], [4, 3], [7, 4]], [[5, 1], [9, 9], [8, 6], [7, 5], [3, 1]]], [[[9, 3], [3, 5], [7, 7], [9, 9], [7, 4]], [[8, 6], [7, 6], [7, 4], [6, 0], [1, 8]]]]> : tensor<2x2x5x2xui64>
    %v1 = stablehlo.convert %r#3 : (tensor<2x2x5x2xf8E4M3FNUZ>) -> tensor<2x2x5x2xf64>
    check.expect_eq_const %v1, dense<[[[[-1.0, -2.0], [0.8125, 2.75], [-0.875, -1.375], [1.25, 2.75], [-2.5, 1.375]], [[-0.5, 2.75], [1.25, 1.375], [-0.8125, 1.625], [0.9375, 0.5], [2.75, 1.25]]], [[[-2.25, -3.5], [3.5, -3.25], [-3.0, 0.875], [2.75, -3.75], [-0.75, -1.875]], [[3.75, -2.0], [-1.375, 0.6875], [-0.9375, 1.625], [-0.6875, -0.875], [1.875, -3.25]]]]> : tensor<2x2x5x2xf64>
    func.return
  }
}
