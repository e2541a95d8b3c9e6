// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atan on f8E4M3FNUZ, special values
//   S: rank 1
//   E: f8E4M3FNUZ
// legal 0 0: [1.625,-0.5625]

module {
func.func @program() -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[240.0, -0.625]> : tensor<2xf8E4M3FNUZ>
  %1 = chlo.atan %0 : tensor<2xf8E4M3FNUZ> -> tensor<2xf8E4M3FNUZ>
  return %1 : tensor<2xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[1.625, -0.5625]> : tensor<2xf64>
    func.return
  }
}
