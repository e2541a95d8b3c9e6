// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.25> : tensor<f64>]'
// RUN: : @program
// chlo.square on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [0.0625]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = chlo.square %arg0 : tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<0.0625> : tensor<f64>
    func.return
  }
}
