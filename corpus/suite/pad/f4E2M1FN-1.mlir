// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.pad on f4E2M1FN, special values
//   S: rank 0
//   E: f4E2M1FN
// legal 0 0: [1.0]

module {
func.func @program() -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %1 = stablehlo.constant dense<-1.0> : tensor<f4E2M1FN>
  %2 = stablehlo.pad %0, %1, low = [], high = [], interior = [] : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  return %2 : tensor<f4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
