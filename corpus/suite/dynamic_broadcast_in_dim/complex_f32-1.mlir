// RUN: stablehlo-translate --interpret %s --args='[dense<(-10.683493, -12.361996)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on complex<f32>, envelope values
//   S: rank 0
//   U: rank 3+
//   U: has 1
//   E: complex<f32>
//   broadcast_dimensions: empty
//   I: i4
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [-10.683492660522461,-12.361995697021484,-10.683492660522461,-12.361995697021484]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<1x1x2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xi4>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_nonexpanding_dimensions = array<i64>} : (tensor<complex<f32>>, tensor<3xi4>) -> tensor<1x1x2xcomplex<f32>>
  return %1 : tensor<1x1x2xcomplex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<1x1x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x1x2xf32>) -> tensor<1x1x2xf64>
    check.expect_eq_const %v1, dense<-10.683492660522461> : tensor<1x1x2xf64>
    %v2 = stablehlo.imag %r : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1x1x2xf32>) -> tensor<1x1x2xf64>
    check.expect_eq_const %v3, dense<-12.361995697021484> : tensor<1x1x2xf64>
    func.return
  }
}
