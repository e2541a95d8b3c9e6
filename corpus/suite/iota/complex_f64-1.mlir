// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on complex<f64>, envelope values
//   n: 1
//   S: rank 2
//   S: has 1
//   E: complex<f64>
//   iota_dimension: later
// legal 0 0: [0.0,0.0,0.0,0.0]

module {
func.func @program() -> tensor<1x2x1xcomplex<f64>> {
  %0 = stablehlo.iota dim = 2 : tensor<1x2x1xcomplex<f64>>
  return %0 : tensor<1x2x1xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x1xf64>) -> tensor<1x2x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x2x1xi64>
    %v2 = stablehlo.imag %r : (tensor<1x2x1xcomplex<f64>>) -> tensor<1x2x1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1x2x1xf64>) -> tensor<1x2x1xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1x2x1xi64>
    func.return
  }
}
