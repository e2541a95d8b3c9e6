// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.subtract on complex<f64>, exact values
//   S: rank 1
//   E: complex<f64>
// legal 0 0: [3.5,1.0,0.5,2.0,2.5,0.5]

module {
func.func @program() -> tensor<3xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(0.0, 0.0), (0.0, -1.5), (0.0, 0.0)]> : tensor<3xcomplex<f64>>
  %1 = stablehlo.constant dense<[(-3.5, -1.0), (-0.5, -3.5), (-2.5, -0.5)]> : tensor<3xcomplex<f64>>
  %2 = stablehlo.subtract %0, %1 : tensor<3xcomplex<f64>>
  return %2 : tensor<3xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[3.5, 0.5, 2.5]> : tensor<3xf64>
    %v1 = stablehlo.imag %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[1.0, 2.0, 0.5]> : tensor<3xf64>
    func.return
  }
}
