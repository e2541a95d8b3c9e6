// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// chlo.is_neg_inf on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<i1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<f6E3M2FN> -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
