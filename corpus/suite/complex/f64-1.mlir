// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.complex on f64, exact values
//   S: rank 2
//   S: has 1
//   E: f64
// legal 0 0: [-0.75,0.0,-1.5,-0.5,-0.75,-1.0]

module {
func.func @program() -> tensor<3x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[-0.75], [-1.5], [-0.75]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[0.0], [-0.5], [-1.0]]> : tensor<3x1xf64>
  %2 = stablehlo.complex %0, %1 : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xcomplex<f64>>
  return %2 : tensor<3x1xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[-0.75], [-1.5], [-0.75]]> : tensor<3x1xf64>
    %v1 = stablehlo.imag %r : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    check.expect_eq_const %v2, dense<[[0], [-4620693217682128896], [-4616189618054758400]]> : tensor<3x1xi64>
    func.return
  }
}
