// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_tuple_element on i8, special values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [-5]

module {
func.func @program() -> tensor<i8> {
  %0 = stablehlo.constant dense<-5> : tensor<i8>
  %1 = stablehlo.tuple %0 : tuple<tensor<i8>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<i8>>) -> tensor<i8>
  return %2 : tensor<i8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i8>)
    check.expect_eq_const %r, dense<-5> : tensor<i8>
    func.return
  }
}
