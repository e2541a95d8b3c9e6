// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[(-0.21860797120245187, 0.7341531458968439)]]> : tensor<1x1xcomplex<f64>>]'
// RUN: : @program
// chlo.tan on complex<f64>, envelope values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[-0.1326488320594461,-0.13264883205943034],[0.6440354431030985,0.6440354431031191]]

module {
func.func @program(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>> {
  %0 = chlo.tan %arg0 : tensor<1x1xcomplex<f64>> -> tensor<1x1xcomplex<f64>>
  return %0 : tensor<1x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<-0.13264883205943034> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<-0.1326488320594461> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    %v6 = stablehlo.imag %r : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
    %v7 = stablehlo.constant dense<0.6440354431031191> : tensor<1x1xf64>
    %v8 = stablehlo.constant dense<0.6440354431030985> : tensor<1x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x1xi1>
    func.return
  }
}
