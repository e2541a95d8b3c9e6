// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[32767, 4773, 46690], [0, 36071, 33292]]], [[[65535, 5574, 61029], [24389, 22174, 1]]]]> : tensor<2x1x2x3xui16>, dense<[[[[-1.5, 1.0, 1.0], [0.0, -1.75, 1.25]]], [[[0.0, 0.0, 0.0], [1.25, 0.0, -1.0]]]]> : tensor<2x1x2x3xf32>, dense<> : tensor<0x2x3x1xui16>, dense<[[[-5.0], [5.0], [1.0]], [[-6.0], [-6.0], [-1.0]]]> : tensor<2x3x1xbf16>, dense<[[[7819], [61252], [1]], [[30293], [2], [32767]]]> : tensor<2x3x1xui16>, dense<[[[-4.0], [-2.0], [5.0]], [[-8.0], [7.0], [-6.0]]]> : tensor<2x3x1xf32>]'
// RUN: : @program
// stablehlo.scatter on bf16, exact values
//   B: rank 3+
//   B: has 1
//   C: rank 1
//   O: rank 0
//   G: rank 0
//   E: ui16
//   E: f32
//   E: bf16
//   F: ui16
//   F: f32
//   F: f64
//   I: ui16
//   input_batching_dims: ascending
//   inserted_window_dims: one
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [-1.5,1.0,5.0,0.0,-1.75,1.25,0.0,7.0,0.0,1.25,0.0,-1.0]
// legal 0 1: [7819,61252,1,0,36071,33292,30293,2,32767,24389,22174,1]
// legal 0 2: [2.0,1.0,-0.5,2.0,-0.25,-1.5,-2.0,-0.5,-1.25,-1.75,1.5,-0.25]

module {
func.func @program(%arg0: tensor<2x1x2x3xui16>, %arg1: tensor<2x1x2x3xf32>, %arg2: tensor<0x2x3x1xui16>, %arg3: tensor<2x3x1xbf16>, %arg4: tensor<2x3x1xui16>, %arg5: tensor<2x3x1xf32>) -> (tensor<2x1x2x3xf32>, tensor<2x1x2x3xui16>, tensor<2x1x2x3xf64>) {
  %0 = stablehlo.constant dense<[[[[2.0, 1.0, -0.5], [2.0, -0.25, -1.5]]], [[[-2.0, -0.5, -1.25], [-1.75, 1.5, -0.25]]]]> : tensor<2x1x2x3xbf16>
  %1, %2, %3 = "stablehlo.scatter"(%0, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1, 3], scatter_indices_batching_dims = [1, 3, 2], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%4: tensor<f64>, %5: tensor<ui16>, %6: tensor<f32>, %7: tensor<f64>, %8: tensor<ui16>, %9: tensor<f32>):
    %10 = stablehlo.maximum %6, %9 : tensor<f32>
    stablehlo.return %4, %8, %10 : tensor<f64>, tensor<ui16>, tensor<f32>
  }) : (tensor<2x1x2x3xbf16>, tensor<2x1x2x3xui16>, tensor<2x1x2x3xf32>, tensor<0x2x3x1xui16>, tensor<2x3x1xbf16>, tensor<2x3x1xui16>, tensor<2x3x1xf32>) -> (tensor<2x1x2x3xf64>, tensor<2x1x2x3xui16>, tensor<2x1x2x3xf32>)
  return %3, %2, %1 : tensor<2x1x2x3xf32>, tensor<2x1x2x3xui16>, tensor<2x1x2x3xf64>
}

  func.func @main(%input0: tensor<2x1x2x3xui16>, %input1: tensor<2x1x2x3xf32>, %input2: tensor<0x2x3x1xui16>, %input3: tensor<2x3x1xbf16>, %input4: tensor<2x3x1xui16>, %input5: tensor<2x3x1xf32>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<2x1x2x3xui16>, tensor<2x1x2x3xf32>, tensor<0x2x3x1xui16>, tensor<2x3x1xbf16>, tensor<2x3x1xui16>, tensor<2x3x1xf32>) -> (tensor<2x1x2x3xf32>, tensor<2x1x2x3xui16>, tensor<2x1x2x3xf64>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x1x2x3xf32>) -> tensor<2x1x2x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x2x3xf64>) -> tensor<2x1x2x3xi64>
    check.expect_eq_const %v1, dense<[[[[-4613937818241073152, 4607182418800017408, 4617315517961601024], [0, -4612811918334230528, 4608308318706860032]]], [[[0, 4619567317775286272, 0], [4608308318706860032, 0, -4616189618054758400]]]]> : tensor<2x1x2x3xi64>
    check.expect_eq_const %r#1, dense<[[[[7819, 61252, 1], [0, 36071, 33292]]], [[[30293, 2, 32767], [24389, 22174, 1]]]]> : tensor<2x1x2x3xui16>
    check.expect_eq_const %r#2, dense<[[[[2.0, 1.0, -0.5], [2.0, -0.25, -1.5]]], [[[-2.0, -0.5, -1.25], [-1.75, 1.5, -0.25]]]]> : tensor<2x1x2x3xf64>
    func.return
  }
}
