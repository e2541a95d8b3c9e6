// RUN: stablehlo-translate --interpret %s --args='[dense<-5.0> : tensor<f64>]'
// RUN: : @program
// stablehlo.divide on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [-3.3333333333333335]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<1.5> : tensor<f64>
  %1 = stablehlo.divide %arg0, %0 : tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<-3.3333333333333335> : tensor<f64>
    func.return
  }
}
