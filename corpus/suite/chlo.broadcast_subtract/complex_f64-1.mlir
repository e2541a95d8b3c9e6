// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[(0.25, 1.25)]]> : tensor<1x1xcomplex<f64>>]'
// RUN: : @program
// chlo.broadcast_subtract on complex<f64>, exact values
//   A: rank 1
//   E: complex<f64>
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: 1
//   B: alternative 2 (otherwise)
// legal 0 0: [-1.25,-3.25,-3.75,1.75,-3.25,-5.25,-0.25,-1.25]

module {
func.func @program(%arg0: tensor<1x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(-1.0, -2.0), (-3.5, 3.0), (-3.0, -4.0), (0.0, 0.0)]> : tensor<4xcomplex<f64>>
  %1 = chlo.broadcast_subtract %0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<4xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  return %1 : tensor<4x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1x1xcomplex<f64>>) -> (tensor<4x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
    check.expect_eq_const %v0, dense<[[-1.25], [-3.75], [-3.25], [-0.25]]> : tensor<4x1xf64>
    %v1 = stablehlo.imag %r : (tensor<4x1xcomplex<f64>>) -> tensor<4x1xf64>
    check.expect_eq_const %v1, dense<[[-3.25], [1.75], [-5.25], [-1.25]]> : tensor<4x1xf64>
    func.return
  }
}
