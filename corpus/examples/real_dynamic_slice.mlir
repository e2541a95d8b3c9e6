func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi64>
  %start = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %limit = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %stride = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  %0 = stablehlo.real_dynamic_slice %a, %start, %limit, %stride : (tensor<3x4xi64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi64>
  check.expect_eq_const %0, dense<[[4, 7], [8, 11]]> : tensor<2x2xi64>
  func.return
}
