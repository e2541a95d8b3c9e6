// RUN: stablehlo-translate --interpret %s --args='[dense<(4.8400426, 3.4028235e+38)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.negate on complex<f32>, special values
//   S: rank 0
//   E: complex<f32>
// legal 0 0: [-4.840042591094971,-3.4028234663852886e+38]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.negate %arg0 : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-4.840042591094971> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-3.4028234663852886e+38> : tensor<f64>
    func.return
  }
}
