// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<ui8>, dense<[0]> : tensor<1xui8>]'
// RUN: : @program
// chlo.broadcast_power on ui8, special values
//   A: rank 0
//   m: low + 1
//   E: ui8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui8>, %arg1: tensor<1xui8>) -> tensor<1xui8> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui8>, tensor<1xui8>) -> tensor<1xui8>
  return %0 : tensor<1xui8>
}

  func.func @main(%input0: tensor<ui8>, %input1: tensor<1xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui8>, tensor<1xui8>) -> (tensor<1xui8>)
    check.expect_eq_const %r, dense<1> : tensor<1xui8>
    func.return
  }
}
