// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reshape on f8E4M3FNUZ, exact values
//   S: rank 0
//   T: more axes
//   E: f8E4M3FNUZ
// legal 0 0: [4.0]

module {
func.func @program() -> tensor<1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<4.0> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.reshape %0 : (tensor<f8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  return %1 : tensor<1xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<4.0> : tensor<1xf64>
    func.return
  }
}
