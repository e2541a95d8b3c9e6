// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.conj on f6E2M3FN, special values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [-3.75]

module {
func.func @program() -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  %1 = chlo.conj %0 : tensor<f6E2M3FN> -> tensor<f6E2M3FN>
  return %1 : tensor<f6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.75> : tensor<f64>
    func.return
  }
}
