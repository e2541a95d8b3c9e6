// RUN: stablehlo-translate --interpret %s --args='[dense<[(0.3279069388440411, -0.2598314826652201), (-0.5, -0.38686448986405514)]> : tensor<2xcomplex<f64>>, dense<(-0.43476031026363293, -5.0e-324)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.pad on complex<f64>, special values
//   S: rank 1
//   E: complex<f64>
//   edge_padding_low: negative
//   edge_padding_low: near 1 + 1
// legal 0 0: [-0.5,-0.38686448986405514,-0.43476031026363293,-5e-324]

module {
func.func @program(%arg0: tensor<2xcomplex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.pad %arg0, %arg1, low = [-3], high = [1], interior = [2] : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}

  func.func @main(%input0: tensor<2xcomplex<f64>>, %input1: tensor<complex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> (tensor<2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-0.5, -0.43476031026363293]> : tensor<2xf64>
    %v1 = stablehlo.imag %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[-0.38686448986405514, -5.0e-324]> : tensor<2xf64>
    func.return
  }
}
