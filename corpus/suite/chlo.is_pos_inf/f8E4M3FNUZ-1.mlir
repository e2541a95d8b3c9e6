// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_pos_inf on f8E4M3FNUZ, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [false]

module {
func.func @program() -> tensor<1xi1> {
  %0 = stablehlo.constant dense<[2.0]> : tensor<1xf8E4M3FNUZ>
  %1 = chlo.is_pos_inf %0 : tensor<1xf8E4M3FNUZ> -> tensor<1xi1>
  return %1 : tensor<1xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
