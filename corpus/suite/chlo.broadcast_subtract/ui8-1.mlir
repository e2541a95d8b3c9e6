// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[64]> : tensor<1xui8>, dense<2> : tensor<ui8>]'
// RUN: : @program
// chlo.broadcast_subtract on ui8, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: ui8
//   broadcast_dimensions: absent
// legal 0 0: [62]

module {
func.func @program(%arg0: tensor<1xui8>, %arg1: tensor<ui8>) -> tensor<1xui8> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<1xui8>, tensor<ui8>) -> tensor<1xui8>
  return %0 : tensor<1xui8>
}

  func.func @main(%input0: tensor<1xui8>, %input1: tensor<ui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui8>, tensor<ui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<62> : tensor<1xui8>
    func.return
  }
}
