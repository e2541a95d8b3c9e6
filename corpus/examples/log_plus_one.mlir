// From the specification, with the digits that its five leave out.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, -0.999, 7.0, 6.38905621, 15.0]> : tensor<5xf64>
  %0 = stablehlo.log_plus_one %a : tensor<5xf64>
  check.expect_almost_eq_const %0, dense<[0.0, -6.907755278982136, 2.0794415416798357, 2.0000000150316017, 2.772588722239781]> : tensor<5xf64>
  func.return
}
