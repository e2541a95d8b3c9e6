// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<ui64>]'
// RUN: : @program
// chlo.broadcast_remainder on ui64, special values
//   A: rank 0
//   m: low
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = chlo.broadcast_remainder %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<1> : tensor<ui64>
    func.return
  }
}
