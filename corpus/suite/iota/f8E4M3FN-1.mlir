// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E4M3FN, exact values
//   n: 1
//   S: rank 0
//   E: f8E4M3FN
//   iota_dimension: first
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.iota dim = 0 : tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
