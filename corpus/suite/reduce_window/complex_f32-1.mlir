// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.0, 6.0), (0.0, 0.0), (0.0, -2.0), (0.0, 0.0), (0.0, 0.0)], [(4.0, 0.0), (0.0, -5.0), (-4.0, 3.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (8.0, 5.0), (0.0, 0.0), (0.0, 0.0), (0.0, -2.0)]]> : tensor<3x5xcomplex<f32>>]'
// RUN: : @program
// stablehlo.reduce_window on complex<f32>, exact values
//   N: low
//   S: rank 2
//   E: complex<f32>
//   F: complex<f32>
//   window_dimensions: low + 1
//   window_strides: low
//   base_dilations: low
//   window_dilations: low + 1
//   padding: negative
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2 + 1
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-4.0,3.0,[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<1x4xcomplex<f32>> {
  %0 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 3, 2>, base_dilations = array<i64: 3, 1>, window_dilations = array<i64: 2, 3>, padding = dense<[[-3, 1], [0, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%2: tensor<complex<f32>>, %3: tensor<complex<f32>>):
    %4 = stablehlo.multiply %2, %3 : tensor<complex<f32>>
    stablehlo.return %4 : tensor<complex<f32>>
  }) : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
  return %1 : tensor<1x4xcomplex<f32>>
}

  func.func @main(%input0: tensor<3x5xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<3x5xcomplex<f32>>) -> (tensor<1x4xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x4xf32>) -> tensor<1x4xf64>
    check.expect_eq_const %v1, dense<[[0.0, 0.0, -4.0, 0.0]]> : tensor<1x4xf64>
    %v2 = stablehlo.imag %r : (tensor<1x4xcomplex<f32>>) -> tensor<1x4xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1x4xf32>) -> tensor<1x4xf64>
    check.expect_eq_const %v3, dense<[[0.0, 0.0, 3.0, 0.0]]> : tensor<1x4xf64>
    func.return
  }
}
