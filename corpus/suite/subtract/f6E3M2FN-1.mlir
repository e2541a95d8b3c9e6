// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [-0.25]]> : tensor<2x1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.subtract on f6E3M2FN, exact values
//   S: rank 2
//   S: has 1
//   E: f6E3M2FN
// legal 0 0: [0.0,-0.25]

module {
func.func @program(%arg0: tensor<2x1xf6E3M2FN>) -> tensor<2x1xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[0.0], [-0.0]]> : tensor<2x1xf6E3M2FN>
  %1 = stablehlo.subtract %arg0, %0 : tensor<2x1xf6E3M2FN>
  return %1 : tensor<2x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2x1xf6E3M2FN>) -> (tensor<2x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf6E3M2FN>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<[[0], [-4625196817309499392]]> : tensor<2x1xi64>
    func.return
  }
}
