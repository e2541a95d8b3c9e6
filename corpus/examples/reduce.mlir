func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi64>
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x6xi64>, tensor<i64>) -> tensor<1xi64>
  check.expect_eq_const %0, dense<[15]> : tensor<1xi64>
  func.return
}
