// RUN: stablehlo-translate --interpret %s --args='[dense<32767> : tensor<i16>]'
// RUN: : @program
// stablehlo.tuple on i16, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [32767]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<[[5, 4, 3], [7, -4, 6]]> : tensor<2x3xi16>
  %1 = stablehlo.constant dense<[[[[4, -6, 6], [-2, 6, -5], [-8, 5, 3]], [[3, -1, 7], [6, 2, -9], [6, -4, 0]]], [[[-5, -9, -6], [0, 9, 7], [8, 4, 9]], [[-6, -4, 2], [-5, -5, -2], [-5, 7, 9]]]]> : tensor<2x2x3x3xi16>
  %2 = stablehlo.tuple %0, %arg0, %1 : tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>
  %3 = stablehlo.tuple %2 : tuple<tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>>
  %4 = stablehlo.tuple %3 : tuple<tuple<tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>>>
  %5 = stablehlo.get_tuple_element %4[0] : (tuple<tuple<tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>>>) -> tuple<tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>>
  %6 = stablehlo.get_tuple_element %5[0] : (tuple<tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>>) -> tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>
  %7 = stablehlo.get_tuple_element %6[1] : (tuple<tensor<2x3xi16>, tensor<i16>, tensor<2x2x3x3xi16>>) -> tensor<i16>
  return %7 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<32767> : tensor<i16>
    func.return
  }
}
