// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_divide on ui32, envelope values
//   A: rank 1
//   m: low
//   E: ui32
//   broadcast_dimensions: absent
// legal 0 0: [1,3]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<2xui32> {
  %0 = stablehlo.constant dense<[2, 6]> : tensor<2xui32>
  %1 = chlo.broadcast_divide %0, %arg0 : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
  return %1 : tensor<2xui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<2xui32>)
    check.expect_eq_const %r, dense<[1, 3]> : tensor<2xui32>
    func.return
  }
}
