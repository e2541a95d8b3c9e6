// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2.0, -1.5, 0.5, -2.0], [2.0, -2.0, 0.0, 2.0]]]> : tensor<1x2x4xf8E4M3>, dense<[-3.0]> : tensor<1xf8E4M3>]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E4M3, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
//   index: low + 1
//   index: high
// legal 0 0: [-3.0]

module {
func.func @program(%arg0: tensor<1x2x4xf8E4M3>, %arg1: tensor<1xf8E4M3>) -> tensor<1xf8E4M3> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<1x2x4xf8E4M3>>
  %1 = stablehlo.tuple %0, %arg1 : tuple<tuple<tensor<1x2x4xf8E4M3>>, tensor<1xf8E4M3>>
  %2 = stablehlo.get_tuple_element %1[1] : (tuple<tuple<tensor<1x2x4xf8E4M3>>, tensor<1xf8E4M3>>) -> tensor<1xf8E4M3>
  return %2 : tensor<1xf8E4M3>
}

  func.func @main(%input0: tensor<1x2x4xf8E4M3>, %input1: tensor<1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2x4xf8E4M3>, tensor<1xf8E4M3>) -> (tensor<1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-3.0> : tensor<1xf64>
    func.return
  }
}
