// RUN: stablehlo-translate --interpret %s --args='[dense<0.21289062> : tensor<bf16>]'
// RUN: : @program
// stablehlo.minimum on bf16, envelope values
//   S: rank 0
//   E: bf16
// legal 0 0: [0.212890625]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.minimum %arg0, %arg0 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.212890625> : tensor<f64>
    func.return
  }
}
