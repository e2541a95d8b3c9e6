// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reshape on complex<f64>, special values
//   S: rank 0
//   T: more axes
//   E: complex<f64>
// legal 0 0: [-1.2719573225273109,5.200053424731645]

module {
func.func @program() -> tensor<1x1x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<(-1.2719573225273109, 5.200053424731645)> : tensor<complex<f64>>
  %1 = stablehlo.reshape %0 : (tensor<complex<f64>>) -> tensor<1x1x1xcomplex<f64>>
  return %1 : tensor<1x1x1xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x1x1xcomplex<f64>>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<-1.2719573225273109> : tensor<1x1x1xf64>
    %v1 = stablehlo.imag %r : (tensor<1x1x1xcomplex<f64>>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v1, dense<5.200053424731645> : tensor<1x1x1xf64>
    func.return
  }
}
