// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f6E2M3FN>, dense<1.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.pad on f6E2M3FN, exact values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
