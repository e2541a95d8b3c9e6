// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[5], [5], [6], [4]]]> : tensor<1x4x1xui64>]'
// RUN: : @program
// chlo.broadcast_xor on ui64, exact values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: ui64
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [0,0,0,0,3,3,1,1]

module {
func.func @program(%arg0: tensor<1x4x1xui64>) -> tensor<1x4x2xui64> {
  %0 = stablehlo.constant dense<[5, 5]> : tensor<2xui64>
  %1 = chlo.broadcast_xor %arg0, %0 : (tensor<1x4x1xui64>, tensor<2xui64>) -> tensor<1x4x2xui64>
  return %1 : tensor<1x4x2xui64>
}

  func.func @main(%input0: tensor<1x4x1xui64>) {
    %r = func.call @program(%input0) : (tensor<1x4x1xui64>) -> (tensor<1x4x2xui64>)
    check.expect_eq_const %r, dense<[[[0, 0], [0, 0], [3, 3], [1, 1]]]> : tensor<1x4x2xui64>
    func.return
  }
}
