// RUN: stablehlo-translate --interpret %s --args='[dense<[2.5, -3.5, -2.0, 0.0]> : tensor<4xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E5M2FNUZ, special values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [2.5,-3.5,-2.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<4xf8E5M2FNUZ>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<4xf8E5M2FNUZ>>) -> tensor<4xf8E5M2FNUZ>
  return %1 : tensor<4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4xf8E5M2FNUZ>) -> (tensor<4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[4612811918334230528, -4608308318706860032, -4611686018427387904, 0]> : tensor<4xi64>
    func.return
  }
}
