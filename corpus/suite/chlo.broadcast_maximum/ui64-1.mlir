// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<15683612360623257667> : tensor<ui64>]'
// RUN: : @program
// chlo.broadcast_maximum on ui64, exact values
//   A: rank 3+
//   A: has 1
//   m: low
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [15683612360623257667,15683612360623257667,15683612360623257667,15683612360623257667]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<1x4x1xui64> {
  %0 = stablehlo.constant dense<[[[4], [3], [7], [5]]]> : tensor<1x4x1xui64>
  %1 = chlo.broadcast_maximum %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<1x4x1xui64>, tensor<ui64>) -> tensor<1x4x1xui64>
  return %1 : tensor<1x4x1xui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<1x4x1xui64>)
    check.expect_eq_const %r, dense<15683612360623257667> : tensor<1x4x1xui64>
    func.return
  }
}
