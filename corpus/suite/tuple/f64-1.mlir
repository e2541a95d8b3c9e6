// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f64>]'
// RUN: : @program
// stablehlo.tuple on f64, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [0.25]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<[1.75, 1.0, -1.25, 0.25]> : tensor<4xf64>
  %1 = stablehlo.tuple %0 : tuple<tensor<4xf64>>
  %2 = stablehlo.tuple %1, %arg0 : tuple<tuple<tensor<4xf64>>, tensor<f64>>
  %3 = stablehlo.get_tuple_element %2[1] : (tuple<tuple<tensor<4xf64>>, tensor<f64>>) -> tensor<f64>
  return %3 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<0.25> : tensor<f64>
    func.return
  }
}
