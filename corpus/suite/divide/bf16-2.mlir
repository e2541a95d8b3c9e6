// RUN: stablehlo-translate --interpret %s --args='[dense<-3.3895314e+38> : tensor<bf16>]'
// RUN: : @program
// stablehlo.divide on bf16, special values
//   S: rank 0
//   E: bf16
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.divide %arg0, %arg0 : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
