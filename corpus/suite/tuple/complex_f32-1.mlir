// RUN: stablehlo-translate --interpret %s --args='[dense<[[(7.0, -5.0)], [(-2.0, 8.0)]]> : tensor<2x1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.tuple on complex<f32>, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [7.0,-5.0,-2.0,8.0]

module {
func.func @program(%arg0: tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>> {
  return %arg0 : tensor<2x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<2x1xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<2x1xcomplex<f32>>) -> (tensor<2x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x1xf32>) -> tensor<2x1xf64>
    check.expect_eq_const %v1, dense<[[7.0], [-2.0]]> : tensor<2x1xf64>
    %v2 = stablehlo.imag %r : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2x1xf32>) -> tensor<2x1xf64>
    check.expect_eq_const %v3, dense<[[-5.0], [8.0]]> : tensor<2x1xf64>
    func.return
  }
}
