// RUN: stablehlo-translate --interpret %s --args='[dense<[[5, 2, 2, 3, 7], [4, 6, 1, 6, 8]]> : tensor<2x5xui64>, dense<-0.0> : tensor<f6E2M3FN>, dense<0.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui64, exact values
//   T: tensor
//   index: high
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<2x5xui64>, %arg1: tensor<f6E2M3FN>, %arg2: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.tuple %arg0, %arg1, %arg2 : tuple<tensor<2x5xui64>, tensor<f6E2M3FN>, tensor<f6E2M3FN>>
  %1 = stablehlo.get_tuple_element %0[2] : (tuple<tensor<2x5xui64>, tensor<f6E2M3FN>, tensor<f6E2M3FN>>) -> tensor<f6E2M3FN>
  return %1 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<2x5xui64>, %input1: tensor<f6E2M3FN>, %input2: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x5xui64>, tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
