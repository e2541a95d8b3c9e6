// DynamicSlice-1: of one dimension
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %i = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[2.0, 3.0]> : tensor<2xf32>
  return
}

// -----

// DynamicSlice-2: of two dimensions
func.func @main() {
  %b = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
  %i = stablehlo.constant dense<2> : tensor<i32>
  %j = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dynamic_slice %b, %i, %j, sizes = [2, 2] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[7.0, 8.0], [10.0, 11.0]]> : tensor<2x2xf32>
  return
}

// -----

// DynamicSlice-3: the start moves until the slice fits
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %i0 = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.dynamic_slice %a, %i0, sizes = [2] : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[3.0, 4.0]> : tensor<2xf32>
  %i1 = stablehlo.constant dense<100> : tensor<i32>
  %1 = stablehlo.dynamic_slice %a, %i1, sizes = [2] : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %1, dense<[3.0, 4.0]> : tensor<2xf32>
  %i2 = stablehlo.constant dense<-1> : tensor<i32>
  %2 = stablehlo.dynamic_slice %a, %i2, sizes = [2] : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %2, dense<[0.0, 1.0]> : tensor<2xf32>
  %i3 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %3 = stablehlo.dynamic_slice %a, %i3, sizes = [2] : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
  check.expect_eq_const %3, dense<[0.0, 1.0]> : tensor<2xf32>
  return
}
