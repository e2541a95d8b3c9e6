// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.tuple on f8E5M2FNUZ, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<f8E5M2FNUZ>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f8E5M2FNUZ>>) -> tensor<f8E5M2FNUZ>
  return %1 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
