// RUN: stablehlo-translate --interpret %s --args='[dense<5> : tensor<ui32>]'
// RUN: : @program
// stablehlo.tuple on ui32, envelope values
//   N: low + 1
//   T: tensor
//   T: token
//   T: tuple
// legal 0 0: [5]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  return %arg0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<5> : tensor<ui32>
    func.return
  }
}
