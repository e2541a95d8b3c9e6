// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.7782029368989984> : tensor<f64>]'
// RUN: : @program
// chlo.broadcast_complex on f64, envelope values
//   A: rank 0
//   m: low
//   E: f64
//   broadcast_dimensions: absent
// legal 0 0: [1.7782029368989984,1.7782029368989984]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<complex<f64>> {
  %0 = chlo.broadcast_complex %arg0, %arg0 : (tensor<f64>, tensor<f64>) -> tensor<complex<f64>>
  return %0 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.7782029368989984> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.7782029368989984> : tensor<f64>
    func.return
  }
}
