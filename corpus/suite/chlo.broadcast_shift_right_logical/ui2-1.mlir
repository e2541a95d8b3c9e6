// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3> : tensor<ui2>, dense<1> : tensor<ui2>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on ui2, special values
//   A: rank 0
//   m: low
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<ui2> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<ui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<1> : tensor<ui2>
    func.return
  }
}
