// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.abs on f4E2M1FN, exact values
//   S: rank 1
//   S: has 1
//   E: f4E2M1FN
// legal 0 0: [2.0]

module {
func.func @program() -> tensor<1xf4E2M1FN> {
  %0 = stablehlo.constant dense<[2.0]> : tensor<1xf4E2M1FN>
  %1 = stablehlo.abs %0 : tensor<1xf4E2M1FN>
  return %1 : tensor<1xf4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    func.return
  }
}
