// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<7> : tensor<ui8>, dense<[6]> : tensor<1xui8>]'
// RUN: : @program
// chlo.broadcast_multiply on ui8, exact values
//   A: rank 0
//   m: low + 1
//   E: ui8
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [42]

module {
func.func @program(%arg0: tensor<ui8>, %arg1: tensor<1xui8>) -> tensor<1xui8> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<ui8>, tensor<1xui8>) -> tensor<1xui8>
  return %0 : tensor<1xui8>
}

  func.func @main(%input0: tensor<ui8>, %input1: tensor<1xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui8>, tensor<1xui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<42> : tensor<1xui8>
    func.return
  }
}
