// RUN: stablehlo-translate --interpret %s --args='[dense<-0.25> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.subtract on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [-0.75]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<-1.0> : tensor<f6E2M3FN>
  %1 = stablehlo.subtract %0, %arg0 : tensor<f6E2M3FN>
  return %1 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.75> : tensor<f64>
    func.return
  }
}
