// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(-1.1754944e-38, -7.552142)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// chlo.asin on complex<f32>, special values
//   S: rank 1
//   S: has 1
//   E: complex<f32>
// legal 0 0: [[-5.7220458984375e-06,5.7220458984375e-06],[-2.719341516494751,-2.719324827194214]]

module {
func.func @program(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = chlo.asin %arg0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<5.7220458984375e-06> : tensor<1xf64>
    %v3 = stablehlo.constant dense<-5.7220458984375e-06> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1xf32>) -> tensor<1xf64>
    %v9 = stablehlo.constant dense<-2.719324827194214> : tensor<1xf64>
    %v10 = stablehlo.constant dense<-2.719341516494751> : tensor<1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1xi1>
    func.return
  }
}
