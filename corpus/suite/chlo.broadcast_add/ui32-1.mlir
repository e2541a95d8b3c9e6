// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[6]> : tensor<1xui32>, dense<8> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_add on ui32, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: ui32
//   broadcast_dimensions: absent
// legal 0 0: [14]

module {
func.func @program(%arg0: tensor<1xui32>, %arg1: tensor<ui32>) -> tensor<1xui32> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<1xui32>, tensor<ui32>) -> tensor<1xui32>
  return %0 : tensor<1xui32>
}

  func.func @main(%input0: tensor<1xui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui32>, tensor<ui32>) -> (tensor<1xui32>)
    check.expect_eq_const %r, dense<14> : tensor<1xui32>
    func.return
  }
}
