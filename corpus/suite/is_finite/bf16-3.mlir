// RUN: stablehlo-translate --interpret %s --args='[dense<-1.6875> : tensor<bf16>]'
// RUN: : @program
// stablehlo.is_finite on bf16, envelope values
//   S: rank 0
//   E: bf16
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<i1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<bf16>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
