// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(7.0, 0x7FC00000)> : tensor<complex<f32>>]'
// RUN: : @program
// chlo.constant_like on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
//   F: complex<f32>
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = "chlo.constant_like"(%arg0) <{value = #complex.number<:f32 0.0, 0.0> : complex<f32>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v2, dense<0> : tensor<i64>
    %v3 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v4 = stablehlo.convert %v3 : (tensor<f32>) -> tensor<f64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v5, dense<0> : tensor<i64>
    func.return
  }
}
