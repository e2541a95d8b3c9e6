// RUN: stablehlo-translate --interpret %s --args='[dense<-5.9804688> : tensor<f16>]'
// RUN: : @program
// stablehlo.reshape on f16, envelope values
//   S: rank 0
//   T: same
//   E: f16
// legal 0 0: [-5.98046875]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.reshape %arg0 : (tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-5.98046875> : tensor<f64>
    func.return
  }
}
