// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0, 1.0, -2.0, 1.0]> : tensor<4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.get_tuple_element on f6E2M3FN, exact values
//   N: low + 1
//   T: tensor
//   index: low + 1
//   index: high
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<4xf6E2M3FN>) -> tensor<2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf6E2M3FN>
  %1 = stablehlo.tuple %arg0, %0 : tuple<tensor<4xf6E2M3FN>, tensor<2xf6E2M3FN>>
  %2 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<4xf6E2M3FN>, tensor<2xf6E2M3FN>>) -> tensor<2xf6E2M3FN>
  return %2 : tensor<2xf6E2M3FN>
}

  func.func @main(%input0: tensor<4xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<4xf6E2M3FN>) -> (tensor<2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2xi64>
    func.return
  }
}
