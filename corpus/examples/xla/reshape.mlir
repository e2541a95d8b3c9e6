// Reshape-1: to one dimension
func.func @main() {
  %v = stablehlo.constant dense<[[[10.0, 11.0, 12.0], [15.0, 16.0, 17.0]], [[20.0, 21.0, 22.0], [25.0, 26.0, 27.0]], [[30.0, 31.0, 32.0], [35.0, 36.0, 37.0]], [[40.0, 41.0, 42.0], [45.0, 46.0, 47.0]]]> : tensor<4x2x3xf32>
  %0 = stablehlo.reshape %v : (tensor<4x2x3xf32>) -> tensor<24xf32>
  check.expect_eq_const %0, dense<[10.0, 11.0, 12.0, 15.0, 16.0, 17.0, 20.0, 21.0, 22.0, 25.0, 26.0, 27.0, 30.0, 31.0, 32.0, 35.0, 36.0, 37.0, 40.0, 41.0, 42.0, 45.0, 46.0, 47.0]> : tensor<24xf32>
  return
}

// -----

// Reshape-2: to other sizes
func.func @main() {
  %v = stablehlo.constant dense<[[[10.0, 11.0, 12.0], [15.0, 16.0, 17.0]], [[20.0, 21.0, 22.0], [25.0, 26.0, 27.0]], [[30.0, 31.0, 32.0], [35.0, 36.0, 37.0]], [[40.0, 41.0, 42.0], [45.0, 46.0, 47.0]]]> : tensor<4x2x3xf32>
  %0 = stablehlo.reshape %v : (tensor<4x2x3xf32>) -> tensor<8x3xf32>
  check.expect_eq_const %0, dense<[[10.0, 11.0, 12.0], [15.0, 16.0, 17.0], [20.0, 21.0, 22.0], [25.0, 26.0, 27.0], [30.0, 31.0, 32.0], [35.0, 36.0, 37.0], [40.0, 41.0, 42.0], [45.0, 46.0, 47.0]]> : tensor<8x3xf32>
  return
}

// -----

// Reshape-3: in the order 1, 2, 0 of an older text, which is a transpose before it
func.func @main() {
  %v = stablehlo.constant dense<[[[10.0, 11.0, 12.0], [15.0, 16.0, 17.0]], [[20.0, 21.0, 22.0], [25.0, 26.0, 27.0]], [[30.0, 31.0, 32.0], [35.0, 36.0, 37.0]], [[40.0, 41.0, 42.0], [45.0, 46.0, 47.0]]]> : tensor<4x2x3xf32>
  %0 = stablehlo.transpose %v, dims = [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
  check.expect_eq_const %1, dense<[10.0, 20.0, 30.0, 40.0, 11.0, 21.0, 31.0, 41.0, 12.0, 22.0, 32.0, 42.0, 15.0, 25.0, 35.0, 45.0, 16.0, 26.0, 36.0, 46.0, 17.0, 27.0, 37.0, 47.0]> : tensor<24xf32>
  return
}

// -----

// Reshape-4: the same, to two dimensions
func.func @main() {
  %v = stablehlo.constant dense<[[[10.0, 11.0, 12.0], [15.0, 16.0, 17.0]], [[20.0, 21.0, 22.0], [25.0, 26.0, 27.0]], [[30.0, 31.0, 32.0], [35.0, 36.0, 37.0]], [[40.0, 41.0, 42.0], [45.0, 46.0, 47.0]]]> : tensor<4x2x3xf32>
  %0 = stablehlo.transpose %v, dims = [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x3x4xf32>) -> tensor<8x3xf32>
  check.expect_eq_const %1, dense<[[10.0, 20.0, 30.0], [40.0, 11.0, 21.0], [31.0, 41.0, 12.0], [22.0, 32.0, 42.0], [15.0, 25.0, 35.0], [45.0, 16.0, 26.0], [36.0, 46.0, 17.0], [27.0, 37.0, 47.0]]> : tensor<8x3xf32>
  return
}

// -----

// Reshape-5: the same, to three dimensions
func.func @main() {
  %v = stablehlo.constant dense<[[[10.0, 11.0, 12.0], [15.0, 16.0, 17.0]], [[20.0, 21.0, 22.0], [25.0, 26.0, 27.0]], [[30.0, 31.0, 32.0], [35.0, 36.0, 37.0]], [[40.0, 41.0, 42.0], [45.0, 46.0, 47.0]]]> : tensor<4x2x3xf32>
  %0 = stablehlo.transpose %v, dims = [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x3x4xf32>) -> tensor<2x6x2xf32>
  check.expect_eq_const %1, dense<[[[10.0, 20.0], [30.0, 40.0], [11.0, 21.0], [31.0, 41.0], [12.0, 22.0], [32.0, 42.0]], [[15.0, 25.0], [35.0, 45.0], [16.0, 26.0], [36.0, 46.0], [17.0, 27.0], [37.0, 47.0]]]> : tensor<2x6x2xf32>
  return
}

// -----

// Reshape-6: one element and scalars
func.func @main() {
  %a = stablehlo.constant dense<[[5.0]]> : tensor<1x1xf32>
  %0 = stablehlo.reshape %a : (tensor<1x1xf32>) -> tensor<f32>
  check.expect_eq_const %0, dense<5.0> : tensor<f32>
  %1 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1x1xf32>
  check.expect_eq_const %1, dense<[[5.0]]> : tensor<1x1xf32>
  return
}
