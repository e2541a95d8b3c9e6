// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.optimization_barrier on f64, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<1xf64>
  return %0 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v0, dense<0> : tensor<1xi64>
    func.return
  }
}
