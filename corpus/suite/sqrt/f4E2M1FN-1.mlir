// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sqrt on f4E2M1FN, exact values
//   S: rank 0
//   E: f4E2M1FN
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [1.5]

module {
func.func @program() -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
  %1 = stablehlo.sqrt %0 : tensor<f4E2M1FN>
  return %1 : tensor<f4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.5> : tensor<f64>
    func.return
  }
}
