// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<ui16>]'
// RUN: : @program
// chlo.broadcast_remainder on ui16, special values
//   A: rank 0
//   m: low
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = chlo.broadcast_remainder %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<1> : tensor<ui16>
    func.return
  }
}
