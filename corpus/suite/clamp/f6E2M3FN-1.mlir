// RUN: stablehlo-translate --interpret %s --args='[dense<7.5> : tensor<f6E2M3FN>, dense<-0.5> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.clamp on f6E2M3FN, special values
//   S: rank 0
//   E: f6E2M3FN
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-0.5]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<1.75> : tensor<f6E2M3FN>
  %1 = stablehlo.clamp %0, %arg0, %arg1 : tensor<f6E2M3FN>
  return %1 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<f64>
    func.return
  }
}
