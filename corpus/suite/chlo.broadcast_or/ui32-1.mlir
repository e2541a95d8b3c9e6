// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[7]> : tensor<1xui32>]'
// RUN: : @program
// chlo.broadcast_or on ui32, exact values
//   A: rank 0
//   m: low + 1
//   E: ui32
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [7]

module {
func.func @program(%arg0: tensor<1xui32>) -> tensor<1xui32> {
  %0 = stablehlo.constant dense<6> : tensor<ui32>
  %1 = chlo.broadcast_or %0, %arg0 : (tensor<ui32>, tensor<1xui32>) -> tensor<1xui32>
  return %1 : tensor<1xui32>
}

  func.func @main(%input0: tensor<1xui32>) {
    %r = func.call @program(%input0) : (tensor<1xui32>) -> (tensor<1xui32>)
    check.expect_eq_const %r, dense<7> : tensor<1xui32>
    func.return
  }
}
