// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[2]], [[0]], [[2147483648]]]> : tensor<3x1x1xui32>, dense<[1, 4, 8]> : tensor<3xui32>]'
// RUN: : @program
// chlo.broadcast_and on ui32, exact values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
// legal 0 0: [0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3x1x1xui32>, %arg1: tensor<3xui32>) -> tensor<3x3x1xui32> {
  %0 = chlo.broadcast_and %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<3x1x1xui32>, tensor<3xui32>) -> tensor<3x3x1xui32>
  return %0 : tensor<3x3x1xui32>
}

  func.func @main(%input0: tensor<3x1x1xui32>, %input1: tensor<3xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x1xui32>, tensor<3xui32>) -> (tensor<3x3x1xui32>)
    check.expect_eq_const %r, dense<0> : tensor<3x3x1xui32>
    func.return
  }
}
