// RUN: stablehlo-translate --interpret %s --args='[dense<[(1.0, 0.5)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.dynamic_reshape on complex<f64>, special values
//   S: rank 1
//   S: has 1
//   T: fewer axes
//   E: complex<f64>
//   I: i8
// legal 0 0: [1.0,0.5]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<1xcomplex<f64>>, tensor<0xi8>) -> tensor<complex<f64>>
  return %1 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.5> : tensor<f64>
    func.return
  }
}
