// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(-0.831874, 3.4028235e+38)> : tensor<complex<f32>>, dense<[(-1.0, 1.5543451), (-1.1754944e-38, 5.8828), (4.0808454, 3.4028235e+38)]> : tensor<3xcomplex<f32>>]'
// RUN: : @program
// chlo.broadcast_subtract on complex<f32>, special values
//   A: rank 0
//   m: low + 1
//   E: complex<f32>
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [0.16812598705291748,3.4028234663852886e+38,-0.8318740129470825,3.4028234663852886e+38,-4.912719249725342,0.0]

module {
func.func @program(%arg0: tensor<complex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<complex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<3xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3xf32>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[0.16812598705291748, -0.8318740129470825, -4.912719249725342]> : tensor<3xf64>
    %v2 = stablehlo.imag %r : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %v3 = stablehlo.convert %v2 : (tensor<3xf32>) -> tensor<3xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v4, dense<[5183643170566569984, 5183643170566569984, 0]> : tensor<3xi64>
    func.return
  }
}
