// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0]> : tensor<1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E4M3FNUZ, exact values
//   N: low + 1
//   T: tensor
//   T: token
//   index: low + 1
//   index: high
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ> {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.tuple %0, %arg0 : tuple<!stablehlo.token, tensor<1xf8E4M3FNUZ>>
  %2 = stablehlo.get_tuple_element %1[1] : (tuple<!stablehlo.token, tensor<1xf8E4M3FNUZ>>) -> tensor<1xf8E4M3FNUZ>
  return %2 : tensor<1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FNUZ>) -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1xf64>
    func.return
  }
}
