// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asinh on f8E4M3B11FNUZ, exact values
//   S: rank 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [0.875,-0.46875]

module {
func.func @program() -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3B11FNUZ>
  %1 = chlo.asinh %0 : tensor<2xf8E4M3B11FNUZ> -> tensor<2xf8E4M3B11FNUZ>
  return %1 : tensor<2xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[0.875, -0.46875]> : tensor<2xf64>
    func.return
  }
}
