// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on ui32, exact values
//   S: rank 0
//   T: more axes
//   E: ui32
//   I: ui32
// legal 0 0: [1316112642]

module {
func.func @program() -> tensor<1x1xui32> {
  %0 = stablehlo.constant dense<1316112642> : tensor<ui32>
  %1 = stablehlo.constant dense<[1, 1]> : tensor<2xui32>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<ui32>, tensor<2xui32>) -> tensor<1x1xui32>
  return %2 : tensor<1x1xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xui32>)
    check.expect_eq_const %r, dense<1316112642> : tensor<1x1xui32>
    func.return
  }
}
