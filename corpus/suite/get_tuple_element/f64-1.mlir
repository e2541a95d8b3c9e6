// RUN: stablehlo-translate --interpret %s --args='[dense<[2.0, 4.0, 4.0]> : tensor<3xf64>]'
// RUN: : @program
// stablehlo.get_tuple_element on f64, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [2.0,4.0,4.0]

module {
func.func @program(%arg0: tensor<3xf64>) -> tensor<3xf64> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<3xf64>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<3xf64>>) -> tensor<3xf64>
  return %1 : tensor<3xf64>
}

  func.func @main(%input0: tensor<3xf64>) {
    %r = func.call @program(%input0) : (tensor<3xf64>) -> (tensor<3xf64>)
    check.expect_eq_const %r, dense<[2.0, 4.0, 4.0]> : tensor<3xf64>
    func.return
  }
}
