// Dot-1: of vectors, of a matrix and a vector, of matrices, of nothing
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %0 = stablehlo.dot %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %0, dense<32.0> : tensor<f32>
  %m = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %v = stablehlo.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %1 = stablehlo.dot %m, %v : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %1, dense<[17.0, 39.0]> : tensor<2xf32>
  %n = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %2 = stablehlo.dot %m, %n : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %2, dense<[[19.0, 22.0], [43.0, 50.0]]> : tensor<2x2xf32>
  %e = stablehlo.constant dense<> : tensor<0xf32>
  %3 = stablehlo.dot %e, %e : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>
  check.expect_eq_const %3, dense<0.0> : tensor<f32>
  return
}
