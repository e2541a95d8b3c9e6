// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(-1.4118805609481284, -0.633643583762433)> : tensor<complex<f64>>]'
// RUN: : @program
// chlo.asin on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [[-1.053159571922218,-1.0531595719221885],[-1.066525928002252,-1.0665259280022228]]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = chlo.asin %arg0 : tensor<complex<f64>> -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-1.0531595719221885> : tensor<f64>
    %v2 = stablehlo.constant dense<-1.053159571922218> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    %v7 = stablehlo.constant dense<-1.0665259280022228> : tensor<f64>
    %v8 = stablehlo.constant dense<-1.066525928002252> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
