// RUN: stablehlo-translate --interpret %s --args='[dense<(-0.2918244, -0.24003087)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.optimization_barrier on complex<f32>, envelope values
//   N: low + 1
//   T: tensor
// legal 0 0: [-0.2918244004249573,-0.24003086984157562]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.2918244004249573> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-0.24003086984157562> : tensor<f64>
    func.return
  }
}
