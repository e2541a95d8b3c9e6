// Slice-1: of one dimension
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %0 = stablehlo.slice %a [2:4] : (tensor<5xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[2.0, 3.0]> : tensor<2xf32>
  return
}

// -----

// Slice-2: of two dimensions
func.func @main() {
  %b = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
  %0 = stablehlo.slice %b [2:4, 1:3] : (tensor<4x3xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[7.0, 8.0], [10.0, 11.0]]> : tensor<2x2xf32>
  return
}

// -----

// Slice-3: with strides, and of no element
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %0 = stablehlo.slice %a [0:5:2] : (tensor<5xf32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[0.0, 2.0, 4.0]> : tensor<3xf32>
  %1 = stablehlo.slice %a [1:5:3] : (tensor<5xf32>) -> tensor<2xf32>
  check.expect_eq_const %1, dense<[1.0, 4.0]> : tensor<2xf32>
  %2 = stablehlo.slice %a [2:2] : (tensor<5xf32>) -> tensor<0xf32>
  check.expect_eq_const %2, dense<> : tensor<0xf32>
  return
}
