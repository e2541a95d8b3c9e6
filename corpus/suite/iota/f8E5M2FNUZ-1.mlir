// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E5M2FNUZ, exact values
//   n: 1
//   S: rank 0
//   E: f8E5M2FNUZ
//   iota_dimension: first
// legal 0 0: [[0.0,0.0]]

module {
func.func @program() -> tensor<1xf8E5M2FNUZ> {
  %0 = stablehlo.iota dim = 0 : tensor<1xf8E5M2FNUZ>
  return %0 : tensor<1xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
