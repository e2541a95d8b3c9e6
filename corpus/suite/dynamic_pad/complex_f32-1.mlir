// RUN: stablehlo-translate --interpret %s --args='[dense<(-3.0, -2.5)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.dynamic_pad on complex<f32>, exact values
//   S: rank 0
//   E: complex<f32>
//   I: i2
// legal 0 0: [-3.0,-2.5]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<> : tensor<0xi2>
  %1 = stablehlo.constant dense<> : tensor<0xi2>
  %2 = stablehlo.constant dense<> : tensor<0xi2>
  %3 = stablehlo.dynamic_pad %arg0, %arg0, %0, %1, %2 : (tensor<complex<f32>>, tensor<complex<f32>>, tensor<0xi2>, tensor<0xi2>, tensor<0xi2>) -> tensor<complex<f32>>
  return %3 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-3.0> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-2.5> : tensor<f64>
    func.return
  }
}
