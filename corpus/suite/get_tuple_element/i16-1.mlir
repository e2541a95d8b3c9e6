// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<ui4>]'
// RUN: : @program
// stablehlo.get_tuple_element on i16, exact values
//   N: low + 1
//   T: tensor
//   index: low + 1
//   index: high
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = stablehlo.constant dense<-32768> : tensor<i16>
  %1 = stablehlo.tuple %0, %arg0 : tuple<tensor<i16>, tensor<ui4>>
  %2 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<i16>, tensor<ui4>>) -> tensor<ui4>
  return %2 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<6> : tensor<ui4>
    func.return
  }
}
