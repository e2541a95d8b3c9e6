// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<128> : tensor<ui8>, dense<255> : tensor<ui8>]'
// RUN: : @program
// chlo.broadcast_remainder on ui8, special values
//   A: rank 0
//   m: low
//   E: ui8
//   broadcast_dimensions: absent
// legal 0 0: [128]

module {
func.func @program(%arg0: tensor<ui8>, %arg1: tensor<ui8>) -> tensor<ui8> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<128> : tensor<ui8>
    func.return
  }
}
