// RUN: stablehlo-translate --interpret %s --args='[dense<-1.25> : tensor<bf16>, dense<-6.0> : tensor<bf16>]'
// RUN: : @program
// stablehlo.power on bf16, exact values
//   S: rank 0
//   E: bf16
// legal 0 0: [0.26171875]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.26171875> : tensor<f64>
    func.return
  }
}
