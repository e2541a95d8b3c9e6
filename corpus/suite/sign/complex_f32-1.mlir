// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-0.30484924, 1.2078605)]]> : tensor<1x1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.sign on complex<f32>, special values
//   S: rank 2
//   S: has 1
//   E: complex<f32>
// legal 0 0: [[-0.24471507966518402,-0.2447129637002945],[0.9695932269096375,0.9695973992347717]]

module {
func.func @program(%arg0: tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %0 = stablehlo.sign %arg0 : tensor<1x1xcomplex<f32>>
  return %0 : tensor<1x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v2 = stablehlo.constant dense<-0.2447129637002945> : tensor<1x1xf64>
    %v3 = stablehlo.constant dense<-0.24471507966518402> : tensor<1x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x1xi1>
    %v7 = stablehlo.imag %r : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v9 = stablehlo.constant dense<0.9695973992347717> : tensor<1x1xf64>
    %v10 = stablehlo.constant dense<0.9695932269096375> : tensor<1x1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1x1xi1>
    func.return
  }
}
