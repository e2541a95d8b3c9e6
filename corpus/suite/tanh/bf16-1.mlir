// RUN: stablehlo-translate --interpret %s --args='[dense<0.22167969> : tensor<bf16>]'
// RUN: : @program
// stablehlo.tanh on bf16, envelope values
//   S: rank 0
//   E: bf16
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.2177734375]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.tanh %arg0 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.2177734375> : tensor<f64>
    func.return
  }
}
