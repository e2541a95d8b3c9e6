// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tuple on i4, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [0]

module {
func.func @program() -> tensor<i4> {
  %0 = stablehlo.constant dense<0> : tensor<i4>
  %1 = stablehlo.tuple %0 : tuple<tensor<i4>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<i4>>) -> tensor<i4>
  return %2 : tensor<i4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i4>)
    check.expect_eq_const %r, dense<0> : tensor<i4>
    func.return
  }
}
