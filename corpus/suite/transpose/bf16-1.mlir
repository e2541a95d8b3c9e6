// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.transpose on bf16, envelope values
//   S: rank 0
//   E: bf16
//   permutation: identity
// legal 0 0: [1.578125]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<1.578125> : tensor<bf16>
  %1 = stablehlo.transpose %0, dims = [] : (tensor<bf16>) -> tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.578125> : tensor<f64>
    func.return
  }
}
