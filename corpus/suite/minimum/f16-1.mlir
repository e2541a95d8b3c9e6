// RUN: stablehlo-translate --interpret %s --args='[dense<1.4443359> : tensor<f16>]'
// RUN: : @program
// stablehlo.minimum on f16, envelope values
//   S: rank 0
//   E: f16
// legal 0 0: [1.4443359375]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.minimum %arg0, %arg0 : tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.4443359375> : tensor<f64>
    func.return
  }
}
