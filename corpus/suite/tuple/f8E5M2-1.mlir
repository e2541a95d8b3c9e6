// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tuple on f8E5M2, special values
//   N: low + 1
//   T: tensor
// legal 0 0: [0.3125]

module {
func.func @program() -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<0.3125> : tensor<f8E5M2>
  %1 = stablehlo.tuple %0 : tuple<tensor<f8E5M2>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<f8E5M2>>) -> tensor<f8E5M2>
  return %2 : tensor<f8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.3125> : tensor<f64>
    func.return
  }
}
