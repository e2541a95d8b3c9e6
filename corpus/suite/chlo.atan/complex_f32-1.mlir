// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(0.89587724, 7.5542865)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// chlo.atan on complex<f32>, special values
//   S: rank 1
//   S: has 1
//   E: complex<f32>
// legal 0 0: [[1.555045247077942,1.555051565170288],[0.13125282526016235,0.13125929236412048]]

module {
func.func @program(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = chlo.atan %arg0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<1.555051565170288> : tensor<1xf64>
    %v3 = stablehlo.constant dense<1.555045247077942> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1xf32>) -> tensor<1xf64>
    %v9 = stablehlo.constant dense<0.13125929236412048> : tensor<1xf64>
    %v10 = stablehlo.constant dense<0.13125282526016235> : tensor<1xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1xi1>
    func.return
  }
}
