// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.conj on f16, special values
//   S: rank 0
//   E: f16
// legal 0 0: [-0.5]

module {
func.func @program() -> tensor<f16> {
  %0 = stablehlo.constant dense<-0.5> : tensor<f16>
  %1 = chlo.conj %0 : tensor<f16> -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
