// RUN: stablehlo-translate --interpret %s --args='[dense<-2.40625> : tensor<bf16>, dense<-22.125> : tensor<bf16>, dense<0.55078125> : tensor<bf16>]'
// RUN: : @program
// stablehlo.clamp on bf16, special values
//   S: rank 0
//   E: bf16
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-2.40625]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<bf16>, %input2: tensor<bf16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<bf16>, tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.40625> : tensor<f64>
    func.return
  }
}
