// RUN: stablehlo-translate --interpret %s --args='[dense<[(-1.0, 1.0)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.subtract on complex<f32>, exact values
//   S: rank 1
//   S: has 1
//   E: complex<f32>
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.subtract %arg0, %arg0 : tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1xi64>
    %v3 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v4 = stablehlo.convert %v3 : (tensor<1xf32>) -> tensor<1xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v5, dense<0> : tensor<1xi64>
    func.return
  }
}
