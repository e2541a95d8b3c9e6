// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x3xcomplex<f32>>]'
// RUN: : @program
// stablehlo.dot on complex<f32>, special values
//   M: rank 1
//   M: has 1
//   N: rank 1
//   k: 0
//   E: complex<f32>
//   F: complex<f32>
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<0x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>> {
  %0 = stablehlo.constant dense<> : tensor<1x0xcomplex<f32>>
  %1 = stablehlo.dot %0, %arg0, precision = [HIGH, HIGHEST] : (tensor<1x0xcomplex<f32>>, tensor<0x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
  return %1 : tensor<1x3xcomplex<f32>>
}

  func.func @main(%input0: tensor<0x3xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<0x3xcomplex<f32>>) -> (tensor<1x3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x3xf32>) -> tensor<1x3xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1x3xi64>
    %v3 = stablehlo.imag %r : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %v4 = stablehlo.convert %v3 : (tensor<1x3xf32>) -> tensor<1x3xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v5, dense<0> : tensor<1x3xi64>
    func.return
  }
}
