func.func @main() {
  %a = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  %one = stablehlo.create_token : !stablehlo.token
  %other = stablehlo.create_token : !stablehlo.token
  %both = stablehlo.after_all %one, %other : !stablehlo.token
  %0:2 = stablehlo.optimization_barrier %a, %both : tensor<2xi32>, !stablehlo.token
  check.expect_eq_const %0#0, dense<[1, -2]> : tensor<2xi32>
  func.return
}
