// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_tuple_element on bf16, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [3.5]

module {
func.func @program() -> tensor<bf16> {
  %0 = stablehlo.constant dense<3.5> : tensor<bf16>
  %1 = stablehlo.tuple %0 : tuple<tensor<bf16>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tensor<bf16>>) -> tensor<bf16>
  return %2 : tensor<bf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.5> : tensor<f64>
    func.return
  }
}
