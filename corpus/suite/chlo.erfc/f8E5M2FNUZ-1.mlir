// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.erfc on f8E5M2FNUZ, exact values
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [1.5]

module {
func.func @program() -> tensor<1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[-0.5]> : tensor<1xf8E5M2FNUZ>
  %1 = chlo.erfc %0 : tensor<1xf8E5M2FNUZ> -> tensor<1xf8E5M2FNUZ>
  return %1 : tensor<1xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.5> : tensor<1xf64>
    func.return
  }
}
