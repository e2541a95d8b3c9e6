// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// chlo.next_after on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
// legal 0 0: [-0.0625]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<-1.0> : tensor<f6E3M2FN>
  %1 = chlo.next_after %arg0, %0 : tensor<f6E3M2FN>, tensor<f6E3M2FN> -> tensor<f6E3M2FN>
  return %1 : tensor<f6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.0625> : tensor<f64>
    func.return
  }
}
