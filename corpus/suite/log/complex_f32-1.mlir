// RUN: stablehlo-translate --interpret %s --args='[dense<(-1.5511101, 13.730098)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.log on complex<f32>, envelope values
//   S: rank 0
//   E: complex<f32>
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-3.612332344055176,8.8641939163208],[-4.5549726486206055,7.921554088592529]]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 2.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.constant dense<8.8641939163208> : tensor<f64>
    %v3 = stablehlo.constant dense<-3.612332344055176> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v8 = stablehlo.convert %v7 : (tensor<f32>) -> tensor<f64>
    %v9 = stablehlo.constant dense<7.921554088592529> : tensor<f64>
    %v10 = stablehlo.constant dense<-4.5549726486206055> : tensor<f64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    func.return
  }
}
