// RUN: stablehlo-translate --interpret %s --args='[dense<6.65625> : tensor<bf16>]'
// RUN: : @program
// stablehlo.tuple on bf16, envelope values
//   N: low
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [6.65625]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  return %arg0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<6.65625> : tensor<f64>
    func.return
  }
}
