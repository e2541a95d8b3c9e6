// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cholesky on complex<f64>, exact values
//   B: rank 0
//   n: 1
//   E: complex<f64>
//   lower: false
// legal 0 0: [[0.9999999999999984,1.0000000000000016],[-1.554312234475221e-15,1.554312234475221e-15]]

module {
func.func @program() -> tensor<1x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(1.0, 0.0)]]> : tensor<1x1xcomplex<f64>>
  %1 = stablehlo.cholesky %0, lower = false : tensor<1x1xcomplex<f64>>
  return %1 : tensor<1x1xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<1.0000000000000016> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<0.9999999999999984> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    %v6 = stablehlo.imag %r : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %v7 = stablehlo.constant dense<1.554312234475221e-15> : tensor<1x1xf64>
    %v8 = stablehlo.constant dense<-1.554312234475221e-15> : tensor<1x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x1xi1>
    func.return
  }
}
