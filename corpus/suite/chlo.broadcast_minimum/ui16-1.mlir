// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<65535> : tensor<ui16>, dense<0> : tensor<ui16>]'
// RUN: : @program
// chlo.broadcast_minimum on ui16, special values
//   A: rank 0
//   m: low
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<0> : tensor<ui16>
    func.return
  }
}
