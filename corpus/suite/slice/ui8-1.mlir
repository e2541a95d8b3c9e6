// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.slice on ui8, exact values
//   S: rank 1
//   E: ui8
//   limit_indices: low + 1
//   limit_indices: high
// legal 0 0: [64]

module {
func.func @program() -> tensor<1xui8> {
  %0 = stablehlo.constant dense<[1, 135, 141, 64]> : tensor<4xui8>
  %1 = stablehlo.slice %0 [3:4:3] : (tensor<4xui8>) -> tensor<1xui8>
  return %1 : tensor<1xui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<64> : tensor<1xui8>
    func.return
  }
}
