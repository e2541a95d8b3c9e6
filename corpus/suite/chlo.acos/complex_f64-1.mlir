// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(0.0, 2.0)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// chlo.acos on complex<f64>, exact values
//   S: rank 1
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[1.570796326794886,1.5707963267949074],[-1.4436354751789067,-1.443635475178714]]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = chlo.acos %arg0 : tensor<1xcomplex<f64>> -> tensor<1xcomplex<f64>>
  return %0 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<1.5707963267949074> : tensor<1xf64>
    %v2 = stablehlo.constant dense<1.570796326794886> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    %v6 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v7 = stablehlo.constant dense<-1.443635475178714> : tensor<1xf64>
    %v8 = stablehlo.constant dense<-1.4436354751789067> : tensor<1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1xi1>
    func.return
  }
}
