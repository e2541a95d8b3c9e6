// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.floor on f8E5M2FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0],[0.0,0.0]]

module {
func.func @program() -> tensor<1x2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[0.0, 0.0]]> : tensor<1x2xf8E5M2FNUZ>
  %1 = stablehlo.floor %0 : tensor<1x2xf8E5M2FNUZ>
  return %1 : tensor<1x2xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E5M2FNUZ>) -> tensor<1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2xf64>) -> tensor<1x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x2xi64>
    func.return
  }
}
