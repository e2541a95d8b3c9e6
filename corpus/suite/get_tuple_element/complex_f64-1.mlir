// RUN: stablehlo-translate --interpret %s --args='[dense<(0.5, 2.5)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.get_tuple_element on complex<f64>, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [0.5,2.5]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<complex<f64>>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<complex<f64>>>) -> tensor<complex<f64>>
  return %1 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<2.5> : tensor<f64>
    func.return
  }
}
