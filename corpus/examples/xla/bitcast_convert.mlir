// Bitcast-1: types of other widths have another last dimension
func.func @main() {
  %a = stablehlo.constant dense<0.0> : tensor<10xf32>
  %0 = stablehlo.bitcast_convert %a : (tensor<10xf32>) -> tensor<10x2xf16>
  check.expect_eq_const %0, dense<0.0> : tensor<10x2xf16>
  %1 = stablehlo.bitcast_convert %0 : (tensor<10x2xf16>) -> tensor<10xf32>
  check.expect_eq_const %1, dense<0.0> : tensor<10xf32>
  %s = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.bitcast_convert %s : (tensor<f32>) -> tensor<2xf16>
  check.expect_eq_const %2, dense<[0.0, 0.0]> : tensor<2xf16>
  return
}

// -----

// Bitcast-2: the least significant part comes first
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.bitcast_convert %a : (tensor<f32>) -> tensor<2xui16>
  check.expect_eq_const %0, dense<[0, 16256]> : tensor<2xui16>
  %b = stablehlo.constant dense<16909060> : tensor<i32>
  %1 = stablehlo.bitcast_convert %b : (tensor<i32>) -> tensor<4xi8>
  check.expect_eq_const %1, dense<[4, 3, 2, 1]> : tensor<4xi8>
  %d = stablehlo.constant dense<-2> : tensor<i32>
  %2 = stablehlo.bitcast_convert %d : (tensor<i32>) -> tensor<4xi8>
  check.expect_eq_const %2, dense<[-2, -1, -1, -1]> : tensor<4xi8>
  %e = stablehlo.constant dense<-0.0> : tensor<f32>
  %3 = stablehlo.bitcast_convert %e : (tensor<f32>) -> tensor<ui32>
  check.expect_eq_const %3, dense<2147483648> : tensor<ui32>
  return
}
