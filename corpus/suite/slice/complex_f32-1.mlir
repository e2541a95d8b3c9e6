// RUN: stablehlo-translate --interpret %s --args='[dense<[(3.0, -1.0), (-2.5, 3.5), (-0.5, 4.0), (0.5, 0.0)]> : tensor<4xcomplex<f32>>]'
// RUN: : @program
// stablehlo.slice on complex<f32>, exact values
//   S: rank 1
//   E: complex<f32>
//   start_indices: low
//   strides: low + 1
//   strides: near 1 - 1
// legal 0 0: [3.0,-1.0,-0.5,4.0]

module {
func.func @program(%arg0: tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.slice %arg0 [0:3:2] : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

  func.func @main(%input0: tensor<4xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<4xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[3.0, -0.5]> : tensor<2xf64>
    %v2 = stablehlo.imag %r : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<[-1.0, 4.0]> : tensor<2xf64>
    func.return
  }
}
