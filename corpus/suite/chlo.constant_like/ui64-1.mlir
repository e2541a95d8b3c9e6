// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.constant_like on ui64, exact values
//   S: rank 0
//   E: ui64
//   F: ui64
// legal 0 0: [0]

module {
func.func @program() -> tensor<ui64> {
  %0 = stablehlo.constant dense<8> : tensor<ui64>
  %1 = "chlo.constant_like"(%0) <{value = 0 : ui64}> : (tensor<ui64>) -> tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui64>)
    check.expect_eq_const %r, dense<0> : tensor<ui64>
    func.return
  }
}
