// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.imag on bf16, special values
//   S: rank 2
//   S: has 1
//   E: bf16
// legal 0 0: [0.0,0.0,0.0]

module {
func.func @program() -> tensor<1x3xbf16> {
  %0 = stablehlo.constant dense<[[0.34765625, 0x7F80, 3.3895314e+38]]> : tensor<1x3xbf16>
  %1 = stablehlo.imag %0 : tensor<1x3xbf16>
  return %1 : tensor<1x3xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x3xbf16>) -> tensor<1x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x3xi64>
    func.return
  }
}
