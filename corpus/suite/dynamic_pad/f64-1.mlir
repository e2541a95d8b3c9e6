// RUN: stablehlo-translate --interpret %s --args='[dense<1.5> : tensor<f64>]'
// RUN: : @program
// stablehlo.dynamic_pad on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
//   interior: low
//   interior: low + 1
//   low: negative
//   low: 0
//   low: near 1 - 1
//   low: near 1 + 1
//   high: low + 1
//   I: i64
// legal 0 0: [1.5,1.5,1.5,1.5,1.5,1.5]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<3x2x1xf64> {
  %0 = stablehlo.constant dense<[[[0.0, 3.0, -3.0, -3.0]], [[4.0, -0.5, -3.0, -4.0]], [[1.5, 0.0, -2.0, 1.0]], [[-2.0, 1.0, -2.5, -3.5]]]> : tensor<4x1x4xf64>
  %1 = stablehlo.constant dense<[-2, 0, -14]> : tensor<3xi64>
  %2 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xi64>
  %3 = stablehlo.constant dense<[0, 1, 3]> : tensor<3xi64>
  %4 = stablehlo.dynamic_pad %0, %arg0, %1, %2, %3 : (tensor<4x1x4xf64>, tensor<f64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x2x1xf64>
  return %4 : tensor<3x2x1xf64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<3x2x1xf64>)
    check.expect_eq_const %r, dense<1.5> : tensor<3x2x1xf64>
    func.return
  }
}
