// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(3.5, 0.0)> : tensor<complex<f32>>, dense<[[(1.5, 2.0), (-1.5, -1.75)]]> : tensor<1x2xcomplex<f32>>]'
// RUN: : @program
// chlo.broadcast_multiply on complex<f32>, exact values
//   A: rank 0
//   E: complex<f32>
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: more
// legal 0 0: [5.25,7.0,-5.25,-6.125]

module {
func.func @program(%arg0: tensor<complex<f32>>, %arg1: tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
  return %0 : tensor<1x2xcomplex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<1x2xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<1x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x2xf32>) -> tensor<1x2xf64>
    check.expect_eq_const %v1, dense<[[5.25, -5.25]]> : tensor<1x2xf64>
    %v2 = stablehlo.imag %r : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1x2xf32>) -> tensor<1x2xf64>
    check.expect_eq_const %v3, dense<[[7.0, -6.125]]> : tensor<1x2xf64>
    func.return
  }
}
