// RUN: stablehlo-translate --interpret %s --args='[dense<(-0.007219946, 216482.81)> : tensor<complex<f32>>, dense<(0.08033589, 2.1390531e-05)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.add on complex<f32>, special values
//   S: rank 0
//   E: complex<f32>
// legal 0 0: [0.07311594486236572,216482.8125]

module {
func.func @program(%arg0: tensor<complex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<complex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.07311594486236572> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<216482.8125> : tensor<f64>
    func.return
  }
}
