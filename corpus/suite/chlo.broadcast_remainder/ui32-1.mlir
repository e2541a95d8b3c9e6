// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_remainder on ui32, exact values
//   A: rank 0
//   m: low
//   E: ui32
//   broadcast_dimensions: absent
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = chlo.broadcast_remainder %arg0, %arg0 : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<0> : tensor<ui32>
    func.return
  }
}
