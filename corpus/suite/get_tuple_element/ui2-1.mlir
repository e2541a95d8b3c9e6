// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui2, envelope values
//   N: low + 1
//   T: tensor
//   index: low
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<2xui2> {
  %0 = stablehlo.constant dense<[0, 0]> : tensor<2xui2>
  %1 = stablehlo.tuple %0, %arg0 : tuple<tensor<2xui2>, tensor<ui2>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<2xui2>, tensor<ui2>>) -> tensor<2xui2>
  return %2 : tensor<2xui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<2xui2>)
    check.expect_eq_const %r, dense<0> : tensor<2xui2>
    func.return
  }
}
