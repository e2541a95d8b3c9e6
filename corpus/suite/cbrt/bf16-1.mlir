// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cbrt on bf16, special values
//   S: rank 0
//   E: bf16
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-1.3984375]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<-2.71875> : tensor<bf16>
  %1 = stablehlo.cbrt %0 : tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.3984375> : tensor<f64>
    func.return
  }
}
