// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_slice on complex<f32>, special values
//   S: rank 0
//   E: complex<f32>
//   I: i4
// legal 0 0: [-1.401298464324817e-45,0.0]

module {
func.func @program() -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<(-1.0e-45, 0.0)> : tensor<complex<f32>>
  %1 = stablehlo.dynamic_slice %0, sizes = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
  return %1 : tensor<complex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-1.401298464324817e-45> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v4, dense<0> : tensor<i64>
    func.return
  }
}
