// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.divide on f8E5M2, special values
//   S: rank 0
//   E: f8E5M2
// legal 0 0: [0.09375]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<-10.0> : tensor<f8E5M2>
  %1 = stablehlo.divide %arg0, %0 : tensor<f8E5M2>
  return %1 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.09375> : tensor<f64>
    func.return
  }
}
