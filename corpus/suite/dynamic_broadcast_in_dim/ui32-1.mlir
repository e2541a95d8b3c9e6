// RUN: stablehlo-translate --interpret %s --args='[dense<940938297> : tensor<ui32>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on ui32, exact values
//   S: rank 0
//   U: rank 2
//   U: has 1
//   E: ui32
//   broadcast_dimensions: empty
//   I: ui32
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [940938297,940938297,940938297,940938297]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<1x4xui32> {
  %0 = stablehlo.constant dense<[1, 4]> : tensor<2xui32>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] : (tensor<ui32>, tensor<2xui32>) -> tensor<1x4xui32>
  return %1 : tensor<1x4xui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<1x4xui32>)
    check.expect_eq_const %r, dense<940938297> : tensor<1x4xui32>
    func.return
  }
}
