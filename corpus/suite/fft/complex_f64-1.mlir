// RUN: stablehlo-translate --interpret %s --args='[dense<[[(1.6902185057393986, -4.86061439545702), (-5.0e-324, 1.0)]]> : tensor<1x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.fft on complex<f64>, special values
//   fft_type: IFFT
//   B: rank 0
//   K: low + 1
//   L: 1
//   L: more
//   R: f64
// legal 0 0: [[0.8451092528696736,0.8451092528697249],[-1.9303071977285378,-1.9303071977284822],[0.8451092528696728,0.8451092528697258],[-2.9303071977285398,-2.9303071977284803]]

module {
func.func @program(%arg0: tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [1, 2] : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
  return %0 : tensor<1x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x2xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1x2xcomplex<f64>>) -> (tensor<1x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[0.8451092528697249, 0.8451092528697258]]> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<[[0.8451092528696736, 0.8451092528696728]]> : tensor<1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2xi1>
    %v6 = stablehlo.imag %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v7 = stablehlo.constant dense<[[-1.9303071977284822, -2.9303071977284803]]> : tensor<1x2xf64>
    %v8 = stablehlo.constant dense<[[-1.9303071977285378, -2.9303071977285398]]> : tensor<1x2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x2xi1>
    func.return
  }
}
