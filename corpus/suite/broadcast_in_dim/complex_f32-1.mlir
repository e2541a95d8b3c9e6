// RUN: stablehlo-translate --interpret %s --args='[dense<(0.0, 8.0)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on complex<f32>, exact values
//   S: rank 0
//   U: rank 1
//   U: has 1
//   E: complex<f32>
//   broadcast_dimensions: empty
// legal 0 0: [0.0,8.0]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1xi64>
    %v3 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v4 = stablehlo.convert %v3 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v4, dense<8.0> : tensor<1xf64>
    func.return
  }
}
