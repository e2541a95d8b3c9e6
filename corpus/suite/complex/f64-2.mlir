// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.23688436681787312]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.complex on f64, envelope values
//   S: rank 1
//   S: has 1
//   E: f64
// legal 0 0: [2.225073858507201e-308,-0.23688436681787312]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[2.225073858507201e-308]> : tensor<1xf64>
  %1 = stablehlo.complex %0, %arg0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xcomplex<f64>>
  return %1 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.225073858507201e-308> : tensor<1xf64>
    %v1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-0.23688436681787312> : tensor<1xf64>
    func.return
  }
}
