// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5> : tensor<ui8>]'
// RUN: : @program
// chlo.broadcast_xor on ui8, envelope values
//   A: rank 0
//   m: low
//   E: ui8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [13]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = stablehlo.constant dense<8> : tensor<ui8>
  %1 = chlo.broadcast_xor %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %1 : tensor<ui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<ui8>)
    check.expect_eq_const %r, dense<13> : tensor<ui8>
    func.return
  }
}
