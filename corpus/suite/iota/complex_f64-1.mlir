// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on complex<f64>, exact values
//   n: more
//   S: rank 0
//   E: complex<f64>
//   iota_dimension: first
// legal 0 0: [0.0,0.0,1.0,0.0,2.0,0.0,3.0,0.0]

module {
func.func @program() -> tensor<4xcomplex<f64>> {
  %0 = stablehlo.iota dim = 0 : tensor<4xcomplex<f64>>
  return %0 : tensor<4xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4611686018427387904, 4613937818241073152]> : tensor<4xi64>
    %v2 = stablehlo.imag %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v3, dense<0> : tensor<4xi64>
    func.return
  }
}
