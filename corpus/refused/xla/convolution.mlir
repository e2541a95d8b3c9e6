// Conv X1: C1
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X1: C1
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// Conv X1: C2
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X1: C2
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1, 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// Conv X2: C14
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x1x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X2: C14
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x1x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// Conv X3: C11
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<3x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<3x2x1xf32>) -> tensor<1x3x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X3: C11
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<3x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<3x2x1xf32>) -> tensor<1x3x3xf32>
  return
}

// -----

// Conv X3: C16
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<3x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<3x1x1xf32>) -> tensor<1x3x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X3: C16
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<3x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<3x1x1xf32>) -> tensor<1x3x3xf32>
  return
}

// -----

// Conv X4: C10
func.func @main(%a: tensor<3x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<3x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X4: C10
func.func @main(%a: tensor<3x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<3x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// Conv X4: C15
func.func @main(%a: tensor<2x2x3xf32>, %b: tensor<3x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<2x2x3xf32>, tensor<3x2x1xf32>) -> tensor<1x3x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X4: C15
func.func @main(%a: tensor<2x2x3xf32>, %b: tensor<3x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<2x2x3xf32>, tensor<3x2x1xf32>) -> tensor<1x3x3xf32>
  return
}

// -----

// Conv X5: C3
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 0>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X5: C3
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 0>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// Conv X5: C6
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 0>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X5: C6
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 0>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// Conv X5: C8
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 0>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X5: C8
func.func @main(%a: tensor<1x2x3xf32>, %b: tensor<2x2x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 0>, window_strides = array<i64: 1>}> : (tensor<1x2x3xf32>, tensor<2x2x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// Conv X6: C23
func.func @main(%a: tensor<2x2x3xf32>, %b: tensor<2x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<2x2x3xf32>, tensor<2x1x1xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

// ConvWithGeneralPadding X6: C23
func.func @main(%a: tensor<2x2x3xf32>, %b: tensor<2x1x1xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, rhs_dilation = array<i64: 1>, window_strides = array<i64: 1>}> : (tensor<2x2x3xf32>, tensor<2x1x1xf32>) -> tensor<1x2x3xf32>
  return
}
