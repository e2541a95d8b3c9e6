// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f16>]'
// RUN: : @program
// stablehlo.add on f16, exact values
//   S: rank 0
//   E: f16
// legal 0 0: [2.0]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<2.0> : tensor<f16>
  %1 = stablehlo.add %arg0, %0 : tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.0> : tensor<f64>
    func.return
  }
}
