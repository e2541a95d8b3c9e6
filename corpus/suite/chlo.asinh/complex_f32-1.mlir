// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(-3.6448386, -0.6666317)> : tensor<complex<f32>>]'
// RUN: : @program
// chlo.asinh on complex<f32>, special values
//   S: rank 0
//   E: complex<f32>
// legal 0 0: [[-2.0195868015289307,-2.0195698738098145],[-0.17477235198020935,-0.17475800216197968]]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = chlo.asinh %arg0 : tensor<complex<f32>> -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.constant dense<-2.0195698738098145> : tensor<f64>
    %v3 = stablehlo.constant dense<-2.0195868015289307> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v8 = stablehlo.convert %v7 : (tensor<f32>) -> tensor<f64>
    %v9 = stablehlo.constant dense<-0.17475800216197968> : tensor<f64>
    %v10 = stablehlo.constant dense<-0.17477235198020935> : tensor<f64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    func.return
  }
}
