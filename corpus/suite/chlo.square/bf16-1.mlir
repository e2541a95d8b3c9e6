// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.square on bf16, envelope values
//   S: rank 0
//   E: bf16
// legal 0 0: [0.07373046875]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<0.27148438> : tensor<bf16>
  %1 = chlo.square %0 : tensor<bf16> -> tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.07373046875> : tensor<f64>
    func.return
  }
}
