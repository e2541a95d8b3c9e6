// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-28205252.0, 81634248.0)]]> : tensor<1x1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.abs on complex<f32>, special values
//   S: rank 2
//   S: has 1
//   E: complex<f32>
// legal 0 0: [[86369408.0,86369544.0]]

module {
func.func @program(%arg0: tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32> {
  %0 = stablehlo.abs %arg0 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

  func.func @main(%input0: tensor<1x1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<86369544.0> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<86369408.0> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
