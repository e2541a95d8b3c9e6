// RUN: stablehlo-translate --interpret %s --args='[dense<[(-1.75, 0.0)]> : tensor<1xcomplex<f64>>, dense<[(7.0, 3.0)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.divide on complex<f64>, exact values
//   S: rank 1
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[-0.21120689655172478,-0.2112068965517235],[0.09051724137930982,0.09051724137931087]]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>, %arg1: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<1xcomplex<f64>>
  return %0 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>, %input1: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<-0.2112068965517235> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-0.21120689655172478> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    %v6 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v7 = stablehlo.constant dense<0.09051724137931087> : tensor<1xf64>
    %v8 = stablehlo.constant dense<0.09051724137930982> : tensor<1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1xi1>
    func.return
  }
}
