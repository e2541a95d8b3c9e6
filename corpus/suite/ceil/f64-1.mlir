// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f64>]'
// RUN: : @program
// stablehlo.ceil on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [-2.0]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.ceil %arg0 : tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<-2.0> : tensor<f64>
    func.return
  }
}
