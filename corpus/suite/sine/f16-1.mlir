// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on f16, exact values
//   S: rank 2
//   S: has 1
//   E: f16
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.90869140625,0.91015625]]

module {
func.func @program() -> tensor<1x1xf16> {
  %0 = stablehlo.constant dense<[[2.0]]> : tensor<1x1xf16>
  %1 = stablehlo.sine %0 : tensor<1x1xf16>
  return %1 : tensor<1x1xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf16>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<0.91015625> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<0.90869140625> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
