// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i32, exact values
//   n: more
//   S: rank 0
//   E: complex<f64>
//   iota_dimension: first
//   I: i32
// legal 0 0: [0.0,0.0,1.0,0.0,2.0,0.0]

module {
func.func @program() -> tensor<3xcomplex<f64>> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xi32>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi32>) -> tensor<3xcomplex<f64>>
  return %1 : tensor<3xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4611686018427387904]> : tensor<3xi64>
    %v2 = stablehlo.imag %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v3, dense<0> : tensor<3xi64>
    func.return
  }
}
