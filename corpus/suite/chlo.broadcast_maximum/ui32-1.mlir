// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_maximum on ui32, exact values
//   A: rank 0
//   m: low + 1
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [6,3,3,7]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<4xui32> {
  %0 = stablehlo.constant dense<[6, 1, 2, 7]> : tensor<4xui32>
  %1 = chlo.broadcast_maximum %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<ui32>, tensor<4xui32>) -> tensor<4xui32>
  return %1 : tensor<4xui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<4xui32>)
    check.expect_eq_const %r, dense<[6, 3, 3, 7]> : tensor<4xui32>
    func.return
  }
}
