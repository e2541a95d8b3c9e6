// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<ui2>, dense<[1]> : tensor<1xui2>]'
// RUN: : @program
// chlo.broadcast_multiply on ui2, exact values
//   A: rank 0
//   m: low + 1
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<1xui2>) -> tensor<1xui2> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui2>, tensor<1xui2>) -> tensor<1xui2>
  return %0 : tensor<1xui2>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<1xui2>) -> (tensor<1xui2>)
    check.expect_eq_const %r, dense<1> : tensor<1xui2>
    func.return
  }
}
