// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.conj on f4E2M1FN, special values
//   S: rank 0
//   E: f4E2M1FN
// legal 0 0: [-3.0]

module {
func.func @program() -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<-3.0> : tensor<f4E2M1FN>
  %1 = chlo.conj %0 : tensor<f4E2M1FN> -> tensor<f4E2M1FN>
  return %1 : tensor<f4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.0> : tensor<f64>
    func.return
  }
}
