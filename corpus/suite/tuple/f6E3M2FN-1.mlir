// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0], [-2.0], [2.0], [1.0], [1.0]], [[1.0], [2.0], [-2.0], [2.0], [1.0]]]> : tensor<2x5x1xf6E3M2FN>, dense<0.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.tuple on f6E3M2FN, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [2.0,-2.0,2.0,1.0,1.0,1.0,2.0,-2.0,2.0,1.0]

module {
func.func @program(%arg0: tensor<2x5x1xf6E3M2FN>, %arg1: tensor<f6E3M2FN>) -> tensor<2x5x1xf6E3M2FN> {
  %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<2x5x1xf6E3M2FN>, tensor<f6E3M2FN>>
  %1 = stablehlo.tuple %0 : tuple<tuple<tensor<2x5x1xf6E3M2FN>, tensor<f6E3M2FN>>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tuple<tensor<2x5x1xf6E3M2FN>, tensor<f6E3M2FN>>>) -> tuple<tensor<2x5x1xf6E3M2FN>, tensor<f6E3M2FN>>
  %3 = stablehlo.get_tuple_element %2[0] : (tuple<tensor<2x5x1xf6E3M2FN>, tensor<f6E3M2FN>>) -> tensor<2x5x1xf6E3M2FN>
  return %3 : tensor<2x5x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x5x1xf6E3M2FN>, %input1: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5x1xf6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<2x5x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2x5x1xf6E3M2FN>) -> tensor<2x5x1xf64>
    check.expect_eq_const %v0, dense<[[[2.0], [-2.0], [2.0], [1.0], [1.0]], [[1.0], [2.0], [-2.0], [2.0], [1.0]]]> : tensor<2x5x1xf64>
    func.return
  }
}
