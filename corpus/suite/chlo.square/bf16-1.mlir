// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.75> : tensor<bf16>]'
// RUN: : @program
// chlo.square on bf16, exact values
//   S: rank 0
//   E: bf16
// legal 0 0: [3.0625]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = chlo.square %arg0 : tensor<bf16> -> tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.0625> : tensor<f64>
    func.return
  }
}
