// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 65533, 32768]> : tensor<3xui16>, dense<[5]> : tensor<1xui16>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui16, special values
//   N: low + 1
//   T: tensor
//   index: low + 1
//   index: high
// legal 0 0: [5]

module {
func.func @program(%arg0: tensor<3xui16>, %arg1: tensor<1xui16>) -> tensor<1xui16> {
  %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<3xui16>, tensor<1xui16>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<3xui16>, tensor<1xui16>>) -> tensor<1xui16>
  return %1 : tensor<1xui16>
}

  func.func @main(%input0: tensor<3xui16>, %input1: tensor<1xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xui16>, tensor<1xui16>) -> (tensor<1xui16>)
    check.expect_eq_const %r, dense<5> : tensor<1xui16>
    func.return
  }
}
