// DynamicUpdateSlice-1: of one dimension
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %u = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %i = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<5xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5xf32>
  check.expect_eq_const %0, dense<[0.0, 1.0, 5.0, 6.0, 4.0]> : tensor<5xf32>
  return
}

// -----

// DynamicUpdateSlice-2: of two dimensions
func.func @main() {
  %b = stablehlo.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
  %u = stablehlo.constant dense<[[12.0, 13.0], [14.0, 15.0], [16.0, 17.0]]> : tensor<3x2xf32>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %b, %u, %i, %i : (tensor<4x3xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  check.expect_eq_const %0, dense<[[0.0, 1.0, 2.0], [3.0, 12.0, 13.0], [6.0, 14.0, 15.0], [9.0, 16.0, 17.0]]> : tensor<4x3xf32>
  return
}

// -----

// DynamicUpdateSlice-3: the start moves until the update fits
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %u = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %i = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<5xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5xf32>
  check.expect_eq_const %0, dense<[0.0, 1.0, 2.0, 5.0, 6.0]> : tensor<5xf32>
  %j = stablehlo.constant dense<-7> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %j : (tensor<5xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5xf32>
  check.expect_eq_const %1, dense<[5.0, 6.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  return
}
