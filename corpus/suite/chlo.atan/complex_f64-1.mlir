// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atan on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [[-8.944668084564125e-19,8.944668084564125e-19],[-0.00010680650172244871,-0.00010680650172244691]]

module {
func.func @program() -> tensor<complex<f64>> {
  %0 = stablehlo.constant dense<(4.2480790804770647e-166, -0.0001068065013163115)> : tensor<complex<f64>>
  %1 = chlo.atan %0 : tensor<complex<f64>> -> tensor<complex<f64>>
  return %1 : tensor<complex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    %v1 = stablehlo.constant dense<8.944668084564125e-19> : tensor<f64>
    %v2 = stablehlo.constant dense<-8.944668084564125e-19> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    %v7 = stablehlo.constant dense<-0.00010680650172244691> : tensor<f64>
    %v8 = stablehlo.constant dense<-0.00010680650172244871> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
