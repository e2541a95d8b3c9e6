// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[1], [4], [1]]> : tensor<3x1xui32>]'
// RUN: : @program
// chlo.broadcast_xor on ui32, exact values
//   A: rank 0
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: more
// legal 0 0: [7,2,7]

module {
func.func @program(%arg0: tensor<3x1xui32>) -> tensor<3x1xui32> {
  %0 = stablehlo.constant dense<6> : tensor<ui32>
  %1 = chlo.broadcast_xor %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<ui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
  return %1 : tensor<3x1xui32>
}

  func.func @main(%input0: tensor<3x1xui32>) {
    %r = func.call @program(%input0) : (tensor<3x1xui32>) -> (tensor<3x1xui32>)
    check.expect_eq_const %r, dense<[[7], [2], [7]]> : tensor<3x1xui32>
    func.return
  }
}
