// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<7> : tensor<ui4>, dense<4> : tensor<ui4>]'
// RUN: : @program
// chlo.broadcast_subtract on ui4, exact values
//   A: rank 0
//   m: low
//   E: ui4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>) -> tensor<ui4> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<3> : tensor<ui4>
    func.return
  }
}
