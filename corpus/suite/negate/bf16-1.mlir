// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on bf16, exact values
//   S: rank 1
//   E: bf16
// legal 0 0: [-0.0,-0.0]

module {
func.func @program() -> tensor<2xbf16> {
  %0 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xbf16>
  %1 = stablehlo.negate %0 : tensor<2xbf16>
  return %1 : tensor<2xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2xbf16>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<2xi64>
    func.return
  }
}
