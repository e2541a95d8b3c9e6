// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<8> : tensor<ui4>]'
// RUN: : @program
// chlo.broadcast_or on ui4, special values
//   A: rank 0
//   m: low
//   E: ui4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [10]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<2> : tensor<ui4>
  %1 = chlo.broadcast_or %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %1 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<10> : tensor<ui4>
    func.return
  }
}
