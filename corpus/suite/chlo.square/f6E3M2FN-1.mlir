// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// chlo.square on f6E3M2FN, special values
//   S: rank 0
//   E: f6E3M2FN
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
  %0 = chlo.square %arg0 : tensor<f6E3M2FN> -> tensor<f6E3M2FN>
  return %0 : tensor<f6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.0> : tensor<f64>
    func.return
  }
}
