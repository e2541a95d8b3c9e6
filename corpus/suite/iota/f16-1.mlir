// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f16, exact values
//   n: 1
//   S: rank 0
//   E: f16
//   iota_dimension: first
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xf16> {
  %0 = stablehlo.iota dim = 0 : tensor<1xf16>
  return %0 : tensor<1xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1xf16>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
