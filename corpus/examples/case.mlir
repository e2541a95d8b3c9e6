func.func @main() {
  %i = stablehlo.constant dense<-1> : tensor<i32>
  %a = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  %b = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xi64>
  }, {
    stablehlo.return %b : tensor<2xi64>
  }) : (tensor<i32>) -> tensor<2xi64>
  check.expect_eq_const %0, dense<[1, 1]> : tensor<2xi64>
  func.return
}
