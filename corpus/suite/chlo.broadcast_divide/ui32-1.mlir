// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1, 8]> : tensor<2xui32>, dense<8> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_divide on ui32, exact values
//   A: rank 1
//   m: low
//   E: ui32
//   broadcast_dimensions: absent
// legal 0 0: [0,1]

module {
func.func @program(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
  return %0 : tensor<2xui32>
}

  func.func @main(%input0: tensor<2xui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui32>, tensor<ui32>) -> (tensor<2xui32>)
    check.expect_eq_const %r, dense<[0, 1]> : tensor<2xui32>
    func.return
  }
}
