// RUN: stablehlo-translate --interpret %s --args='[dense<2.75> : tensor<f6E2M3FN>, dense<-1.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.multiply on f6E2M3FN, special values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [-2.75]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.75> : tensor<f64>
    func.return
  }
}
