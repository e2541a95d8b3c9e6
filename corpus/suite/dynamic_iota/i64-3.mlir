// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on i64, exact values
//   n: more
//   S: rank 1
//   E: complex<f32>
//   iota_dimension: later
//   I: i64
// legal 0 0: [0.0,0.0,1.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,1.0,0.0]

module {
func.func @program() -> tensor<3x2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xi64>) -> tensor<3x2xcomplex<f32>>
  return %1 : tensor<3x2xcomplex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<3x2xf64>) -> tensor<3x2xi64>
    check.expect_eq_const %v2, dense<[[0, 4607182418800017408], [0, 4607182418800017408], [0, 4607182418800017408]]> : tensor<3x2xi64>
    %v3 = stablehlo.imag %r : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %v4 = stablehlo.convert %v3 : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<3x2xf64>) -> tensor<3x2xi64>
    check.expect_eq_const %v5, dense<0> : tensor<3x2xi64>
    func.return
  }
}
