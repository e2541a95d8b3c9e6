func.func @main() {
  %a = stablehlo.constant dense<0> : tensor<2x3xi64>
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2x3xi64>) -> tensor<i32>
  check.expect_eq_const %0, dense<3> : tensor<i32>
  func.return
}
