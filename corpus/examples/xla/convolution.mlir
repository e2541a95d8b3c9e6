// Conv-1: VALID, SAME, which here is one row and column of zeros behind, and a negative padding
func.func @main() {
  %a = stablehlo.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]]]> : tensor<1x1x3x3xf32>
  %k = stablehlo.constant dense<[[[[1.0, 2.0], [3.0, 4.0]]]]> : tensor<1x1x2x2xf32>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
  check.expect_eq_const %0, dense<[[[[37.0, 47.0], [67.0, 77.0]]]]> : tensor<1x1x2x2xf32>
  %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[0, 1], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x3x3xf32>
  check.expect_eq_const %1, dense<[[[[37.0, 47.0, 21.0], [67.0, 77.0, 33.0], [23.0, 26.0, 9.0]]]]> : tensor<1x1x3x3xf32>
  %2 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[-1, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x1x2xf32>
  check.expect_eq_const %2, dense<[[[[67.0, 77.0]]]]> : tensor<1x1x1x2xf32>
  return
}

// -----

// Conv-2: dilation of the input, then of the kernel
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %k = stablehlo.constant dense<[[[10.0, 1.0]]]> : tensor<1x1x2xf32>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %0, dense<[[[10.0, 2.0, 20.0, 3.0]]]> : tensor<1x1x4xf32>
  %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x1xf32>
  check.expect_eq_const %1, dense<[[[13.0]]]> : tensor<1x1x1xf32>
  return
}

// -----

// Conv-3: two groups of features
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]]]> : tensor<1x2x2xf32>
  %k = stablehlo.constant dense<[[[1.0]], [[10.0]], [[100.0]], [[1000.0]]]> : tensor<4x1x1xf32>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x2x2xf32>, tensor<4x1x1xf32>) -> tensor<1x4x2xf32>
  check.expect_eq_const %0, dense<[[[1.0, 2.0], [10.0, 20.0], [300.0, 400.0], [3000.0, 4000.0]]]> : tensor<1x4x2xf32>
  return
}

// -----

// Conv-4: two groups of the batch
func.func @main() {
  %a = stablehlo.constant dense<[[[5.0]], [[7.0]]]> : tensor<2x1x1xf32>
  %k = stablehlo.constant dense<[[[10.0]], [[100.0]]]> : tensor<2x1x1xf32>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<1x2x1xf32>
  check.expect_eq_const %0, dense<[[[50.0], [700.0]]]> : tensor<1x2x1xf32>
  return
}
