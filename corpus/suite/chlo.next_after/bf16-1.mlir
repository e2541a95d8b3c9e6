// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-6.0> : tensor<bf16>, dense<8.0> : tensor<bf16>]'
// RUN: : @program
// chlo.next_after on bf16, exact values
//   S: rank 0
//   E: bf16
// legal 0 0: [-5.96875]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
  %0 = chlo.next_after %arg0, %arg1 : tensor<bf16>, tensor<bf16> -> tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-5.96875> : tensor<f64>
    func.return
  }
}
