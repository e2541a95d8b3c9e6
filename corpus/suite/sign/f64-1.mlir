// RUN: stablehlo-translate --interpret %s --args='[dense<-6.030134902969614> : tensor<f64>]'
// RUN: : @program
// stablehlo.sign on f64, special values
//   S: rank 0
//   E: f64
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.sign %arg0 : tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<-1.0> : tensor<f64>
    func.return
  }
}
