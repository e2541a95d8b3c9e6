// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_shift_left on ui8, exact values
//   A: rank 1
//   E: ui8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: 1
//   B: alternative 2 (otherwise)
// legal 0 0: [2,9]

module {
func.func @program() -> tensor<2x1x1xui8> {
  %0 = stablehlo.constant dense<[2, 9]> : tensor<2xui8>
  %1 = stablehlo.constant dense<[[[0]]]> : tensor<1x1x1xui8>
  %2 = chlo.broadcast_shift_left %0, %1 {broadcast_dimensions = array<i64: 0>} : (tensor<2xui8>, tensor<1x1x1xui8>) -> tensor<2x1x1xui8>
  return %2 : tensor<2x1x1xui8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x1xui8>)
    check.expect_eq_const %r, dense<[[[2]], [[9]]]> : tensor<2x1x1xui8>
    func.return
  }
}
