// RUN: stablehlo-translate --interpret %s --args='[dense<6.5820312> : tensor<f16>]'
// RUN: : @program
// stablehlo.abs on f16, special values
//   S: rank 0
//   E: f16
// legal 0 0: [6.58203125]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.abs %arg0 : tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<6.58203125> : tensor<f64>
    func.return
  }
}
