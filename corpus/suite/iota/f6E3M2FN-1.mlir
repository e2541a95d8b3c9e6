// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f6E3M2FN, special values
//   n: 1
//   S: rank 0
//   E: f6E3M2FN
//   iota_dimension: first
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xf6E3M2FN> {
  %0 = stablehlo.iota dim = 0 : tensor<1xf6E3M2FN>
  return %0 : tensor<1xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf6E3M2FN>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
