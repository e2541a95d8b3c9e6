// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<ui32>]'
// RUN: : @program
// stablehlo.broadcast on ui32, exact values
//   S: rank 0
//   B: rank 3+
//   B: has 1
//   E: ui32
// legal 0 0: [8,8,8,8,8,8]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<2x1x3x1xui32> {
  %0 = stablehlo.broadcast %arg0, sizes = [2, 1, 3, 1] : (tensor<ui32>) -> tensor<2x1x3x1xui32>
  return %0 : tensor<2x1x3x1xui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<2x1x3x1xui32>)
    check.expect_eq_const %r, dense<8> : tensor<2x1x3x1xui32>
    func.return
  }
}
