// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real on bf16, special values
//   S: rank 2
//   S: has 1
//   E: bf16
// legal 0 0: [-0.6328125,-1.1796875,1.8828125]

module {
func.func @program() -> tensor<3x1xbf16> {
  %0 = stablehlo.constant dense<[[-0.6328125], [-1.1796875], [1.8828125]]> : tensor<3x1xbf16>
  %1 = stablehlo.real %0 : tensor<3x1xbf16>
  return %1 : tensor<3x1xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1xbf16>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[-0.6328125], [-1.1796875], [1.8828125]]> : tensor<3x1xf64>
    func.return
  }
}
