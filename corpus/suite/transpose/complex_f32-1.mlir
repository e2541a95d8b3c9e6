// RUN: stablehlo-translate --interpret %s --args='[dense<[[(-1.0, 2.0), (-1.75, -2.0)]]> : tensor<1x2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.transpose on complex<f32>, exact values
//   S: rank 2
//   S: has 1
//   E: complex<f32>
//   permutation: reversal
// legal 0 0: [-1.0,2.0,-1.75,-2.0]

module {
func.func @program(%arg0: tensor<1x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>> {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
  return %0 : tensor<2x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x2xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x2xcomplex<f32>>) -> (tensor<2x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x1xf32>) -> tensor<2x1xf64>
    check.expect_eq_const %v1, dense<[[-1.0], [-1.75]]> : tensor<2x1xf64>
    %v2 = stablehlo.imag %r : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2x1xf32>) -> tensor<2x1xf64>
    check.expect_eq_const %v3, dense<[[2.0], [-2.0]]> : tensor<2x1xf64>
    func.return
  }
}
