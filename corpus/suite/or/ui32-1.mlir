// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<ui32>]'
// RUN: : @program
// stablehlo.or on ui32, exact values
//   S: rank 0
//   E: ui32
// legal 0 0: [1031]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.constant dense<1024> : tensor<ui32>
  %1 = stablehlo.or %0, %arg0 : tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<1031> : tensor<ui32>
    func.return
  }
}
