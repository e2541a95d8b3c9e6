// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on complex<f64>, special values
//   S: rank 1
//   S: has 1
//   E: complex<f64>
//   I: i64
//   slice_sizes: low + 1
//   slice_sizes: high
// legal 0 0: [-7.011443667364587,3.474520811945166]

module {
func.func @program() -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(-7.011443667364587, 3.474520811945166)]> : tensor<1xcomplex<f64>>
  %1 = stablehlo.constant dense<-1> : tensor<i64>
  %2 = stablehlo.dynamic_slice %0, %1, sizes = [1] : (tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<1xcomplex<f64>>
  return %2 : tensor<1xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-7.011443667364587> : tensor<1xf64>
    %v1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<3.474520811945166> : tensor<1xf64>
    func.return
  }
}
