// RUN: stablehlo-translate --interpret %s --args='[dense<(-1.5, 0.0)> : tensor<complex<f32>>, dense<(0.25, 1.75)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.multiply on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
// legal 0 0: [-0.375,-2.625]

module {
func.func @program(%arg0: tensor<complex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<complex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.375> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-2.625> : tensor<f64>
    func.return
  }
}
