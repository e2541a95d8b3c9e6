// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_minimum on ui64, envelope values
//   A: rank 1
//   A: has 1
//   m: low
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [3]

module {
func.func @program() -> tensor<1xui64> {
  %0 = stablehlo.constant dense<[4]> : tensor<1xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = chlo.broadcast_minimum %0, %1 {broadcast_dimensions = array<i64>} : (tensor<1xui64>, tensor<ui64>) -> tensor<1xui64>
  return %2 : tensor<1xui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xui64>)
    check.expect_eq_const %r, dense<3> : tensor<1xui64>
    func.return
  }
}
