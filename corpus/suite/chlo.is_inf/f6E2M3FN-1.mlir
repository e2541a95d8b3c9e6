// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.is_inf on f6E2M3FN, special values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<i1> {
  %0 = chlo.is_inf %arg0 : tensor<f6E2M3FN> -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
