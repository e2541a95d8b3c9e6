// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<8> : tensor<ui8>]'
// RUN: : @program
// chlo.broadcast_minimum on ui8, exact values
//   A: rank 0
//   m: low + 1
//   E: ui8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [8,8,8]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<3xui8> {
  %0 = stablehlo.constant dense<[62, 64, 255]> : tensor<3xui8>
  %1 = chlo.broadcast_minimum %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<ui8>, tensor<3xui8>) -> tensor<3xui8>
  return %1 : tensor<3xui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<3xui8>)
    check.expect_eq_const %r, dense<8> : tensor<3xui8>
    func.return
  }
}
