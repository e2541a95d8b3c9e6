// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.square on complex<f64>, envelope values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [[-225.0649711129649,-225.06497111296463],[-130.8143964106173,-130.814396410617]]

module {
func.func @program() -> tensor<complex<f64>> {
  %0 = stablehlo.constant dense<(4.1985299594404815, -15.578595088559304)> : tensor<complex<f64>>
  %1 = chlo.square %0 : tensor<complex<f64>> -> tensor<complex<f64>>
  return %1 : tensor<complex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-225.06497111296463> : tensor<f64>
    %v2 = stablehlo.constant dense<-225.0649711129649> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    %v7 = stablehlo.constant dense<-130.814396410617> : tensor<f64>
    %v8 = stablehlo.constant dense<-130.8143964106173> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
