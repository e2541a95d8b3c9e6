// RUN: stablehlo-translate --interpret %s --args='[dense<1.75> : tensor<bf16>]'
// RUN: : @program
// stablehlo.reverse on bf16, exact values
//   S: rank 0
//   E: bf16
//   dimensions: empty
// legal 0 0: [1.75]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.reverse %arg0, dims = [] : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.75> : tensor<f64>
    func.return
  }
}
