// RUN: stablehlo-translate --interpret %s --args='[dense<[true]> : tensor<1xi1>]'
// RUN: : @program
// stablehlo.get_tuple_element on i1, envelope values
//   N: low
//   T: tensor
//   T: tuple
//   index: low
//   index: low + 1
//   index: high
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<1xi1>) -> tensor<1xi1> {
  return %arg0 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xi1>) {
    %r = func.call @program(%input0) : (tensor<1xi1>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1xi1>
    func.return
  }
}
