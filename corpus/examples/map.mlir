func.func @main() {
  %a = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %b = stablehlo.constant dense<[[4, 5], [6, 7]]> : tensor<2x2xi64>
  %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %p = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %p : tensor<i64>
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  check.expect_eq_const %0, dense<[[0, 5], [12, 21]]> : tensor<2x2xi64>
  func.return
}
