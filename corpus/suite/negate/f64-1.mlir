// RUN: stablehlo-translate --interpret %s --args='[dense<0.5066552497846317> : tensor<f64>]'
// RUN: : @program
// stablehlo.negate on f64, special values
//   S: rank 0
//   E: f64
// legal 0 0: [-0.5066552497846317]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.negate %arg0 : tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<-0.5066552497846317> : tensor<f64>
    func.return
  }
}
