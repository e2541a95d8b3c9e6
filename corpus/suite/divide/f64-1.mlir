// RUN: stablehlo-translate --interpret %s --args='[dense<-1.7976931348623157e+308> : tensor<f64>]'
// RUN: : @program
// stablehlo.divide on f64, special values
//   S: rank 0
//   E: f64
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.divide %arg0, %arg0 : tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<1.0> : tensor<f64>
    func.return
  }
}
