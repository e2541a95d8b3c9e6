// RUN: stablehlo-translate --interpret %s --args='[dense<[3, 2]> : tensor<2xui8>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui8, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [3,2]

module {
func.func @program(%arg0: tensor<2xui8>) -> tensor<2xui8> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<2xui8>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<2xui8>>) -> tensor<2xui8>
  return %1 : tensor<2xui8>
}

  func.func @main(%input0: tensor<2xui8>) {
    %r = func.call @program(%input0) : (tensor<2xui8>) -> (tensor<2xui8>)
    check.expect_eq_const %r, dense<[3, 2]> : tensor<2xui8>
    func.return
  }
}
