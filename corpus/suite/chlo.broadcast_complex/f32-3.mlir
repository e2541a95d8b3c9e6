// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_complex on f32, exact values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f32
//   broadcast_dimensions: absent
// legal 0 0: [1.25,0.0,-2.0,0.0,1.75,0.0]

module {
func.func @program() -> tensor<1x3xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[1.25, -2.0, 1.75]]> : tensor<1x3xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = chlo.broadcast_complex %0, %1 : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x3xcomplex<f32>>
  return %2 : tensor<1x3xcomplex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x3xf32>) -> tensor<1x3xf64>
    check.expect_eq_const %v1, dense<[[1.25, -2.0, 1.75]]> : tensor<1x3xf64>
    %v2 = stablehlo.imag %r : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1x3xf32>) -> tensor<1x3xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v4, dense<0> : tensor<1x3xi64>
    func.return
  }
}
