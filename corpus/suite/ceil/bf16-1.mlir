// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.ceil on bf16, exact values
//   S: rank 2
//   S: has 1
//   E: bf16
// legal 0 0: [1.0,-1.0,2.0]

module {
func.func @program() -> tensor<3x1xbf16> {
  %0 = stablehlo.constant dense<[[0.25], [-1.5], [2.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.ceil %0 : tensor<3x1xbf16>
  return %1 : tensor<3x1xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1xbf16>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[1.0], [-1.0], [2.0]]> : tensor<3x1xf64>
    func.return
  }
}
