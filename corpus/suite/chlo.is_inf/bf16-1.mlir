// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5.875> : tensor<bf16>]'
// RUN: : @program
// chlo.is_inf on bf16, special values
//   S: rank 0
//   E: bf16
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<i1> {
  %0 = chlo.is_inf %arg0 : tensor<bf16> -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
