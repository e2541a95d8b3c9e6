// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.5> : tensor<f64>]'
// RUN: : @program
// chlo.broadcast_maximum on f64, exact values
//   A: rank 0
//   m: low
//   E: f64
//   broadcast_dimensions: absent
// legal 0 0: [1.5]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %1 = chlo.broadcast_maximum %arg0, %0 : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<1.5> : tensor<f64>
    func.return
  }
}
