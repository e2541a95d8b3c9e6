// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.acos on bf16, envelope values
//   S: rank 0
//   E: bf16
// legal 0 0: [0.3671875]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<0.93359375> : tensor<bf16>
  %1 = chlo.acos %0 : tensor<bf16> -> tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.3671875> : tensor<f64>
    func.return
  }
}
