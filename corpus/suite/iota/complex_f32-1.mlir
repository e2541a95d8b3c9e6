// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on complex<f32>, exact values
//   n: 1
//   S: rank 2
//   S: has 1
//   E: complex<f32>
//   iota_dimension: later
// legal 0 0: [0.0,0.0,0.0,0.0]

module {
func.func @program() -> tensor<2x1x1xcomplex<f32>> {
  %0 = stablehlo.iota dim = 1 : tensor<2x1x1xcomplex<f32>>
  return %0 : tensor<2x1x1xcomplex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<2x1x1xf64>) -> tensor<2x1x1xi64>
    check.expect_eq_const %v2, dense<0> : tensor<2x1x1xi64>
    %v3 = stablehlo.imag %r : (tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xf32>
    %v4 = stablehlo.convert %v3 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<2x1x1xf64>) -> tensor<2x1x1xi64>
    check.expect_eq_const %v5, dense<0> : tensor<2x1x1xi64>
    func.return
  }
}
