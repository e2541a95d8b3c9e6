// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-4.0> : tensor<f16>]'
// RUN: : @program
// chlo.square on f16, exact values
//   S: rank 0
//   E: f16
// legal 0 0: [16.0]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = chlo.square %arg0 : tensor<f16> -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<16.0> : tensor<f64>
    func.return
  }
}
