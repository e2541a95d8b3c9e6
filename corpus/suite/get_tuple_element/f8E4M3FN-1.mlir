// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E4M3FN, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [1.5,1.5,1.5,-2.0,1.5]

module {
func.func @program() -> tensor<5xf8E4M3FN> {
  %0 = stablehlo.constant dense<[1.5, 1.5, 1.5, -2.0, 1.5]> : tensor<5xf8E4M3FN>
  %1 = stablehlo.tuple %0 : tuple<tensor<5xf8E4M3FN>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<5xf8E4M3FN>>) -> tensor<5xf8E4M3FN>
  return %2 : tensor<5xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E4M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[1.5, 1.5, 1.5, -2.0, 1.5]> : tensor<5xf64>
    func.return
  }
}
