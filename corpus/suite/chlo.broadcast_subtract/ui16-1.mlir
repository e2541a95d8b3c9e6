// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<8> : tensor<ui16>, dense<6> : tensor<ui16>]'
// RUN: : @program
// chlo.broadcast_subtract on ui16, exact values
//   A: rank 0
//   m: low
//   E: ui16
//   broadcast_dimensions: absent
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<2> : tensor<ui16>
    func.return
  }
}
