// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.25585938> : tensor<bf16>]'
// RUN: : @program
// chlo.asin on bf16, envelope values
//   S: rank 0
//   E: bf16
// legal 0 0: [0.2578125]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = chlo.asin %arg0 : tensor<bf16> -> tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.2578125> : tensor<f64>
    func.return
  }
}
