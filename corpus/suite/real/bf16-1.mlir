// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real on bf16, exact values
//   S: rank 1
//   S: has 1
//   E: bf16
// legal 0 0: [2.5]

module {
func.func @program() -> tensor<1xbf16> {
  %0 = stablehlo.constant dense<[2.5]> : tensor<1xbf16>
  %1 = stablehlo.real %0 : tensor<1xbf16>
  return %1 : tensor<1xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.5> : tensor<1xf64>
    func.return
  }
}
