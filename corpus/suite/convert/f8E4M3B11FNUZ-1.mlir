// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on f8E4M3B11FNUZ, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
// legal 0 0: [[0.0,0.0]]

module {
func.func @program() -> tensor<1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf8E4M3B11FNUZ>
  %1 = stablehlo.convert %0 : tensor<1xf8E4M3B11FNUZ>
  return %1 : tensor<1xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
