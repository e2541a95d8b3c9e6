// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on complex<f32>, exact values
//   S: rank 3+
//   S: has 1
//   E: complex<f32>
//   F: complex<f32>
// legal 0 0: [2.0,0.5,1.75,-1.0]

module {
func.func @program() -> tensor<2x1x1xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[[(2.0, 0.5)]], [[(1.75, -1.0)]]]> : tensor<2x1x1xcomplex<f32>>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xcomplex<f32>>
  return %1 : tensor<2x1x1xcomplex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf64>
    check.expect_eq_const %v1, dense<[[[2.0]], [[1.75]]]> : tensor<2x1x1xf64>
    %v2 = stablehlo.imag %r : (tensor<2x1x1xcomplex<f32>>) -> tensor<2x1x1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<2x1x1xf32>) -> tensor<2x1x1xf64>
    check.expect_eq_const %v3, dense<[[[0.5]], [[-1.0]]]> : tensor<2x1x1xf64>
    func.return
  }
}
