// RUN: stablehlo-translate --interpret %s --args='[dense<[[3.0, -8.0]]> : tensor<1x2xf64>]'
// RUN: : @program
// stablehlo.fft on f64, exact values
//   fft_type: RFFT
//   B: rank 1
//   B: has 1
//   K: low
//   L: more
//   R: f64
// legal 0 0: [[-5.000000000000059,-4.999999999999941],[-5.861977570020827e-14,5.861977570020827e-14],[10.999999999999941,11.000000000000059],[-5.861977570020827e-14,5.861977570020827e-14]]

module {
func.func @program(%arg0: tensor<1x2xf64>) -> tensor<1x2xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [2] : (tensor<1x2xf64>) -> tensor<1x2xcomplex<f64>>
  return %0 : tensor<1x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x2xf64>) {
    %r = func.call @program(%input0) : (tensor<1x2xf64>) -> (tensor<1x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v1 = stablehlo.constant dense<[[-4.999999999999941, 11.000000000000059]]> : tensor<1x2xf64>
    %v2 = stablehlo.constant dense<[[-5.000000000000059, 10.999999999999941]]> : tensor<1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2xi1>
    %v6 = stablehlo.imag %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    %v7 = stablehlo.constant dense<5.861977570020827e-14> : tensor<1x2xf64>
    %v8 = stablehlo.constant dense<-5.861977570020827e-14> : tensor<1x2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x2xi1>
    func.return
  }
}
