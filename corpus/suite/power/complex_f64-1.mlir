// RUN: stablehlo-translate --interpret %s --args='[dense<(-0.39812421658448505, -2.2250738585072014e-308)> : tensor<complex<f64>>, dense<(1.6286961287194797, -1.7723031603342343)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.power on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [[-0.0008024630617418312,-0.0008024630617416923],[0.00028641982882936,0.00028641982882950004]]

module {
func.func @program(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>, %input1: tensor<complex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-0.0008024630617416923> : tensor<f64>
    %v2 = stablehlo.constant dense<-0.0008024630617418312> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    %v7 = stablehlo.constant dense<0.00028641982882950004> : tensor<f64>
    %v8 = stablehlo.constant dense<0.00028641982882936> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
