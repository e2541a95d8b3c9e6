// RUN: stablehlo-translate --interpret %s --args='[dense<-0.3735023> : tensor<f32>]'
// RUN: : @program
// stablehlo.complex on f32, envelope values
//   S: rank 0
//   E: f32
// legal 0 0: [-0.37350231409072876,1.8545588254928589]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<1.8545588> : tensor<f32>
  %1 = stablehlo.complex %arg0, %0 : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
  return %1 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.37350231409072876> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<1.8545588254928589> : tensor<f64>
    func.return
  }
}
