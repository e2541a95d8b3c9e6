// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_tuple_element on f6E3M2FN, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [0.5]

module {
func.func @program() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<0.5> : tensor<f6E3M2FN>
  %1 = stablehlo.tuple %0 : tuple<tensor<f6E3M2FN>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<f6E3M2FN>>) -> tensor<f6E3M2FN>
  return %2 : tensor<f6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
