func.func @main() {
  %a = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 1, 1], [0, 0, 1, 1]]> : tensor<3x4xi64>
  %0 = stablehlo.slice %a [1:3, 2:4] : (tensor<3x4xi64>) -> tensor<2x2xi64>
  check.expect_eq_const %0, dense<1> : tensor<2x2xi64>
  %b = stablehlo.iota dim = 0 : tensor<7xi64>
  %1 = stablehlo.slice %b [1:6:2] : (tensor<7xi64>) -> tensor<3xi64>
  check.expect_eq_const %1, dense<[1, 3, 5]> : tensor<3xi64>
  func.return
}
