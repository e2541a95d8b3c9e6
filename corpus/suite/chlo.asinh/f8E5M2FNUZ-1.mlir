// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asinh on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [-0.5,-0.25]

module {
func.func @program() -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[-0.5, -0.25]> : tensor<2xf8E5M2FNUZ>
  %1 = chlo.asinh %0 : tensor<2xf8E5M2FNUZ> -> tensor<2xf8E5M2FNUZ>
  return %1 : tensor<2xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-0.5, -0.25]> : tensor<2xf64>
    func.return
  }
}
