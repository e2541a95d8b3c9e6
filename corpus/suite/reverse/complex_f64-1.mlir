// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on complex<f64>, exact values
//   S: rank 1
//   E: complex<f64>
//   dimensions: empty
// legal 0 0: [0.5,0.5,0.5,-0.5,4.0,-1.5,1.5,-2.0]

module {
func.func @program() -> tensor<4xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(0.5, 0.5), (0.5, -0.5), (4.0, -1.5), (1.5, -2.0)]> : tensor<4xcomplex<f64>>
  %1 = stablehlo.reverse %0, dims = [] : tensor<4xcomplex<f64>>
  return %1 : tensor<4xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[0.5, 0.5, 4.0, 1.5]> : tensor<4xf64>
    %v1 = stablehlo.imag %r : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    check.expect_eq_const %v1, dense<[0.5, -0.5, -1.5, -2.0]> : tensor<4xf64>
    func.return
  }
}
