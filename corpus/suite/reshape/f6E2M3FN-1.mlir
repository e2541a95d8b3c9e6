// RUN: stablehlo-translate --interpret %s --args='[dense<-0.375> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.reshape on f6E2M3FN, special values
//   S: rank 0
//   T: more axes
//   E: f6E2M3FN
// legal 0 0: [-0.375]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<1xf6E2M3FN> {
  %0 = stablehlo.reshape %arg0 : (tensor<f6E2M3FN>) -> tensor<1xf6E2M3FN>
  return %0 : tensor<1xf6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf6E2M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.375> : tensor<1xf64>
    func.return
  }
}
