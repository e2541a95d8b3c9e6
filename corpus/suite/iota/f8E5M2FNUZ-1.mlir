// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E5M2FNUZ, special values
//   n: 1
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
//   iota_dimension: later
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program() -> tensor<1x1x5x1xf8E5M2FNUZ> {
  %0 = stablehlo.iota dim = 1 : tensor<1x1x5x1xf8E5M2FNUZ>
  return %0 : tensor<1x1x5x1xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x5x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x5x1xf8E5M2FNUZ>) -> tensor<1x1x5x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x5x1xf64>) -> tensor<1x1x5x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1x5x1xi64>
    func.return
  }
}
