// Sign-1: zeros keep their sign
func.func @main() {
  %a = stablehlo.constant dense<[0xFF800000, -2.5, -0.0, 0.0, 2.5, 0x7F800000]> : tensor<6xf32>
  %0 = stablehlo.sign %a : tensor<6xf32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<6xf32>) -> tensor<6xui32>
  check.expect_eq_const %1, dense<[3212836864, 3212836864, 2147483648, 0, 1065353216, 1065353216]> : tensor<6xui32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %2 = stablehlo.sign %nan : tensor<f32>
  %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %3, dense<true> : tensor<i1>
  return
}
