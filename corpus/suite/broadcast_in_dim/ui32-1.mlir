// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<ui32>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on ui32, exact values
//   S: rank 0
//   U: rank 1
//   E: ui32
//   broadcast_dimensions: empty
// legal 0 0: [8,8,8,8]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<4xui32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<4xui32>)
    check.expect_eq_const %r, dense<8> : tensor<4xui32>
    func.return
  }
}
