// RUN: stablehlo-translate --interpret %s --args='[dense<-3.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.reshape on f6E3M2FN, special values
//   S: rank 0
//   T: more axes
//   E: f6E3M2FN
// legal 0 0: [-3.0]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<1x1xf6E3M2FN> {
  %0 = stablehlo.reshape %arg0 : (tensor<f6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  return %0 : tensor<1x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<1x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-3.0> : tensor<1x1xf64>
    func.return
  }
}
