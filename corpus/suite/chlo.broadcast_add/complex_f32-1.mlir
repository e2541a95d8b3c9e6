// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(-0.25, 1.75)> : tensor<complex<f32>>]'
// RUN: : @program
// chlo.broadcast_add on complex<f32>, exact values
//   A: rank 0
//   m: low + 1
//   E: complex<f32>
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [-8.25,9.75]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.constant dense<[(-8.0, 8.0)]> : tensor<1xcomplex<f32>>
  %1 = chlo.broadcast_add %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %1 : tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-8.25> : tensor<1xf64>
    %v2 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<9.75> : tensor<1xf64>
    func.return
  }
}
