// RUN: stablehlo-translate --interpret %s --args='[dense<[[-4.0, -4.0], [-3.0, -3.0], [1.0, -4.0], [1.0, 1.0]]> : tensor<4x2xf8E3M4>, dense<[-4.0, -4.0, -4.0, -3.0, 4.0]> : tensor<5xf8E3M4>]'
// RUN: : @program
// stablehlo.tuple on f8E3M4, exact values
//   T: tensor
// legal 0 0: [-4.0,-4.0,-4.0,-3.0,4.0]

module {
func.func @program(%arg0: tensor<4x2xf8E3M4>, %arg1: tensor<5xf8E3M4>) -> tensor<5xf8E3M4> {
  %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<4x2xf8E3M4>, tensor<5xf8E3M4>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4x2xf8E3M4>, tensor<5xf8E3M4>>) -> tensor<5xf8E3M4>
  return %1 : tensor<5xf8E3M4>
}

  func.func @main(%input0: tensor<4x2xf8E3M4>, %input1: tensor<5xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2xf8E3M4>, tensor<5xf8E3M4>) -> (tensor<5xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E3M4>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[-4.0, -4.0, -4.0, -3.0, 4.0]> : tensor<5xf64>
    func.return
  }
}
