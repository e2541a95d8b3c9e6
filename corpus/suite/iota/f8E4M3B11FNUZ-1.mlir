// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on f8E4M3B11FNUZ, special values
//   n: 1
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
//   iota_dimension: first
// legal 0 0: [[0.0,0.0],[0.0,0.0]]

module {
func.func @program() -> tensor<1x1x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.iota dim = 0 : tensor<1x1x2xf8E4M3B11FNUZ>
  return %0 : tensor<1x1x2xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2xf8E4M3B11FNUZ>) -> tensor<1x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x2xf64>) -> tensor<1x1x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1x2xi64>
    func.return
  }
}
