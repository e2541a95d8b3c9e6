// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.22711509442717476, -3.0818273759862675)]]> : tensor<1x1xcomplex<f64>>, dense<> : tensor<0xcomplex<f64>>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on complex<f64>, envelope values
//   B: rank 0
//   m: 1
//   n: low + 1
//   n: high
//   k: low
//   E: complex<f64>
// legal 0 0: [[0.9999999999999978,1.0000000000000022],[-2.220446049250313e-15,2.220446049250313e-15]]

module {
func.func @program(%arg0: tensor<1x1xcomplex<f64>>, %arg1: tensor<0xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<1x1xcomplex<f64>>, tensor<0xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  return %0 : tensor<1x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x1xcomplex<f64>>, %input1: tensor<0xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xcomplex<f64>>, tensor<0xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<1.0000000000000022> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<0.9999999999999978> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    %v6 = stablehlo.imag %r : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %v7 = stablehlo.constant dense<2.220446049250313e-15> : tensor<1x1xf64>
    %v8 = stablehlo.constant dense<-2.220446049250313e-15> : tensor<1x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x1xi1>
    func.return
  }
}
