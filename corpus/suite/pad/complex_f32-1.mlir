// RUN: stablehlo-translate --interpret %s --args='[dense<(3.5, 2.0)> : tensor<complex<f32>>, dense<(-1.0, 2.0)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.pad on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
// legal 0 0: [3.5,2.0]

module {
func.func @program(%arg0: tensor<complex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<complex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<3.5> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<2.0> : tensor<f64>
    func.return
  }
}
