// RUN: stablehlo-translate --interpret %s --args='[dense<[(1.122648253627113e-134, 8.417186041370866e-58)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.log on complex<f64>, special values
//   S: rank 1
//   S: has 1
//   E: complex<f64>
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[-131.41965982061996,-131.41965982061924],[1.5707963267945555,1.5707963267952378]]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.log %arg0 : tensor<1xcomplex<f64>>
  return %0 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<-131.41965982061924> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-131.41965982061996> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    %v6 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v7 = stablehlo.constant dense<1.5707963267952378> : tensor<1xf64>
    %v8 = stablehlo.constant dense<1.5707963267945555> : tensor<1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1xi1>
    func.return
  }
}
