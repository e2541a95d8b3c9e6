// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5, -0.5, 0.5, 0.25, 0.25]> : tensor<5xf8E5M2>]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E5M2, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [0.5,-0.5,0.5,0.25,0.25]

module {
func.func @program(%arg0: tensor<5xf8E5M2>) -> tensor<5xf8E5M2> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<5xf8E5M2>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<5xf8E5M2>>) -> tensor<5xf8E5M2>
  return %1 : tensor<5xf8E5M2>
}

  func.func @main(%input0: tensor<5xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<5xf8E5M2>) -> (tensor<5xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E5M2>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[0.5, -0.5, 0.5, 0.25, 0.25]> : tensor<5xf64>
    func.return
  }
}
