// RUN: stablehlo-translate --interpret %s --args='[dense<[(0.9660830986509918, -3.153121313605377)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.concatenate on complex<f64>, envelope values
//   N: low
//   P: 1
//   S: rank 0
//   E: complex<f64>
//   dimension: first
// legal 0 0: [0.9660830986509918,-3.153121313605377]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  return %0 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.9660830986509918> : tensor<1xf64>
    %v1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-3.153121313605377> : tensor<1xf64>
    func.return
  }
}
