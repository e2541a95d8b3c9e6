// RUN: stablehlo-translate --interpret %s --args='[dense<1.5> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.tuple on f8E4M3FN, special values
//   N: low + 1
//   T: tensor
// legal 0 0: [1.5]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<f8E4M3FN>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f8E4M3FN>>) -> tensor<f8E4M3FN>
  return %1 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.5> : tensor<f64>
    func.return
  }
}
