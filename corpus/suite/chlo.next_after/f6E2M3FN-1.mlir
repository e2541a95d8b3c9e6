// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.next_after on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [2.0]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = chlo.next_after %arg0, %arg0 : tensor<f6E2M3FN>, tensor<f6E2M3FN> -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.0> : tensor<f64>
    func.return
  }
}
