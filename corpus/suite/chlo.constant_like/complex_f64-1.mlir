// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(8.0, 4.0)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// chlo.constant_like on complex<f64>, exact values
//   S: rank 1
//   S: has 1
//   E: complex<f64>
//   F: complex<f64>
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = "chlo.constant_like"(%arg0) <{value = #complex.number<:f64 0.0, 0.0> : complex<f64>}> : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  return %0 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    %v2 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1xi64>
    func.return
  }
}
