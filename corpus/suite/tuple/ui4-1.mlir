// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x4x0x2xi64>]'
// RUN: : @program
// stablehlo.tuple on ui4, exact values
//   T: tensor
// legal 0 0: [5]

module {
func.func @program(%arg0: tensor<1x4x0x2xi64>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<5> : tensor<ui4>
  %1 = stablehlo.tuple %0, %arg0 : tuple<tensor<ui4>, tensor<1x4x0x2xi64>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<ui4>, tensor<1x4x0x2xi64>>) -> tensor<ui4>
  return %2 : tensor<ui4>
}

  func.func @main(%input0: tensor<1x4x0x2xi64>) {
    %r = func.call @program(%input0) : (tensor<1x4x0x2xi64>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<5> : tensor<ui4>
    func.return
  }
}
