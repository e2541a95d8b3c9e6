// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.0]> : tensor<2xf64>]'
// RUN: : @program
// stablehlo.convert on f64, exact values
//   S: rank 1
//   E: f64
//   F: f64
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<2xf64>) -> tensor<2xf64> {
  %0 = stablehlo.convert %arg0 : tensor<2xf64>
  return %0 : tensor<2xf64>
}

  func.func @main(%input0: tensor<2xf64>) {
    %r = func.call @program(%input0) : (tensor<2xf64>) -> (tensor<2xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v0, dense<0> : tensor<2xi64>
    func.return
  }
}
