// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<ui64>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui64, envelope values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<ui64>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<ui64>>) -> tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<6> : tensor<ui64>
    func.return
  }
}
