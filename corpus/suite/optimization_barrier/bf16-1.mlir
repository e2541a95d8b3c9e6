// RUN: stablehlo-translate --interpret %s --args='[dense<2.765625> : tensor<bf16>]'
// RUN: : @program
// stablehlo.optimization_barrier on bf16, envelope values
//   N: low + 1
//   T: tensor
// legal 0 0: [2.765625]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.765625> : tensor<f64>
    func.return
  }
}
