// RUN: stablehlo-translate --interpret %s --args='[dense<(0.0, 0.0)> : tensor<complex<f64>>, dense<(0.0, 0.0)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.dynamic_pad on complex<f64>, exact values
//   S: rank 0
//   E: complex<f64>
//   I: ui64
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %2 = stablehlo.constant dense<> : tensor<0xui64>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<0xui64>, tensor<0xui64>, tensor<0xui64>) -> tensor<complex<f64>>
  return %3 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>, %input1: tensor<complex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    func.return
  }
}
