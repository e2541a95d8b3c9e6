// RUN: stablehlo-translate --interpret %s --args='[dense<[(1.1754944e-38, 0.0)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.abs on complex<f32>, special values
//   S: rank 1
//   S: has 1
//   E: complex<f32>
// legal 0 0: [[-3.526484173505634e-38,5.877472875150209e-38]]

module {
func.func @program(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xf32> {
  %0 = stablehlo.abs %arg0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f32>>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<5.877472875150209e-38> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-3.526484173505634e-38> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
