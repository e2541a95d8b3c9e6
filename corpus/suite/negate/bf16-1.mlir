// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<bf16>]'
// RUN: : @program
// stablehlo.negate on bf16, exact values
//   S: rank 0
//   E: bf16
// legal 0 0: [-0.5]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.negate %arg0 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
