// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
//   I: ui4
// legal 0 0: [0.0,-1.0]

module {
func.func @program() -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<(0.0, -1.0)> : tensor<complex<f32>>
  %1 = stablehlo.constant dense<> : tensor<0xui4>
  %2 = stablehlo.constant dense<> : tensor<0xui4>
  %3 = stablehlo.constant dense<> : tensor<0xui4>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<complex<f32>>, tensor<0xui4>, tensor<0xui4>, tensor<0xui4>) -> tensor<complex<f32>>
  return %4 : tensor<complex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v2, dense<0> : tensor<i64>
    %v3 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v4 = stablehlo.convert %v3 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v4, dense<-1.0> : tensor<f64>
    func.return
  }
}
