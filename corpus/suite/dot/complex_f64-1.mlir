// RUN: stablehlo-translate --interpret %s --args='[dense<[(-2.0, 0.5), (-4.0, 3.5), (-0.5, -3.0)]> : tensor<3xcomplex<f64>>, dense<[(0.25, -1.25), (-0.75, 1.5), (0.0, 0.0)]> : tensor<3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.dot on complex<f64>, exact values
//   M: rank 0
//   N: rank 0
//   k: more
//   E: complex<f64>
//   F: complex<f64>
//   precision_config: absent
// legal 0 0: [-2.125,-6.0]

module {
func.func @program(%arg0: tensor<3xcomplex<f64>>, %arg1: tensor<3xcomplex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<3xcomplex<f64>>, %input1: tensor<3xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.125> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-6.0> : tensor<f64>
    func.return
  }
}
