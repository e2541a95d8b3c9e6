// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tuple on i1, exact values
//   N: low + 1
//   T: tensor
//   T: token
//   T: tuple
// legal 0 0: [true]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.tuple %0, %1 : tuple<!stablehlo.token, tensor<i1>>
  %3 = stablehlo.tuple %2 : tuple<tuple<!stablehlo.token, tensor<i1>>>
  %4 = stablehlo.tuple %3 : tuple<tuple<tuple<!stablehlo.token, tensor<i1>>>>
  %5 = stablehlo.get_tuple_element %4[0] : (tuple<tuple<tuple<!stablehlo.token, tensor<i1>>>>) -> tuple<tuple<!stablehlo.token, tensor<i1>>>
  %6 = stablehlo.get_tuple_element %5[0] : (tuple<tuple<!stablehlo.token, tensor<i1>>>) -> tuple<!stablehlo.token, tensor<i1>>
  %7 = stablehlo.get_tuple_element %6[1] : (tuple<!stablehlo.token, tensor<i1>>) -> tensor<i1>
  return %7 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
