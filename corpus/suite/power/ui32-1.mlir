// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<ui32>]'
// RUN: : @program
// stablehlo.power on ui32, exact values
//   S: rank 0
//   E: ui32
// legal 0 0: [2401]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.power %arg0, %0 : tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<2401> : tensor<ui32>
    func.return
  }
}
