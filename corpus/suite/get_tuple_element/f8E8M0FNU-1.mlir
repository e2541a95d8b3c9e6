// RUN: stablehlo-translate --interpret %s --args='[dense<8.0> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.get_tuple_element on f8E8M0FNU, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [8.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<f8E8M0FNU>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f8E8M0FNU>>) -> tensor<f8E8M0FNU>
  return %1 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<8.0> : tensor<f64>
    func.return
  }
}
