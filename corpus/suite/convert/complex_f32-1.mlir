// RUN: stablehlo-translate --interpret %s --args='[dense<(1.7831342e-09, -6.176909e-18)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.convert on complex<f32>, special values
//   S: rank 0
//   E: complex<f32>
//   F: complex<f32>
// legal 0 0: [1.7831341958540747e-09,-6.176909185693793e-18]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.convert %arg0 : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.7831341958540747e-09> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-6.176909185693793e-18> : tensor<f64>
    func.return
  }
}
