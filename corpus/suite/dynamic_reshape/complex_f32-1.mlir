// RUN: stablehlo-translate --interpret %s --args='[dense<(-3.8033147, -0.42901352)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.dynamic_reshape on complex<f32>, special values
//   S: rank 0
//   T: same
//   E: complex<f32>
//   I: ui16
// legal 0 0: [-3.803314685821533,-0.42901352047920227]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<complex<f32>>, tensor<0xui16>) -> tensor<complex<f32>>
  return %1 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-3.803314685821533> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-0.42901352047920227> : tensor<f64>
    func.return
  }
}
