// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<ui32>]'
// RUN: : @program
// stablehlo.not on ui32, exact values
//   S: rank 0
//   E: ui32
// legal 0 0: [4294967289]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.not %arg0 : tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<4294967289> : tensor<ui32>
    func.return
  }
}
