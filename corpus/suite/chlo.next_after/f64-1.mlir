// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4.3590287789674855> : tensor<f64>]'
// RUN: : @program
// chlo.next_after on f64, special values
//   S: rank 0
//   E: f64
// legal 0 0: [0.974901989697624]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<0.9749019896976239> : tensor<f64>
  %1 = chlo.next_after %0, %arg0 : tensor<f64>, tensor<f64> -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<0.974901989697624> : tensor<f64>
    func.return
  }
}
