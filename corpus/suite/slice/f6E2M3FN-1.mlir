// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.slice on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.slice %arg0 [] : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
