// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4294967287> : tensor<ui32>, dense<1024> : tensor<ui32>]'
// RUN: : @program
// chlo.mulhi on ui32, special values
//   S: rank 0
//   E: ui32
// legal 0 0: [1023]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<ui32> {
  %0 = chlo.mulhi %arg0, %arg1 : tensor<ui32>, tensor<ui32> -> tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<1023> : tensor<ui32>
    func.return
  }
}
