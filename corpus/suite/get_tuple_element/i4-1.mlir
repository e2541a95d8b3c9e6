// RUN: stablehlo-translate --interpret %s --args='[dense<[-2]> : tensor<1xi4>]'
// RUN: : @program
// stablehlo.get_tuple_element on i4, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [-2]

module {
func.func @program(%arg0: tensor<1xi4>) -> tensor<1xi4> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<1xi4>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<1xi4>>) -> tensor<1xi4>
  return %1 : tensor<1xi4>
}

  func.func @main(%input0: tensor<1xi4>) {
    %r = func.call @program(%input0) : (tensor<1xi4>) -> (tensor<1xi4>)
    check.expect_eq_const %r, dense<-2> : tensor<1xi4>
    func.return
  }
}
