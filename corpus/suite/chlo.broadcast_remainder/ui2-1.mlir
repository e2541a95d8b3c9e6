// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui2>]'
// RUN: : @program
// chlo.broadcast_remainder on ui2, special values
//   A: rank 0
//   m: low
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = chlo.broadcast_remainder %arg0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<0> : tensor<ui2>
    func.return
  }
}
