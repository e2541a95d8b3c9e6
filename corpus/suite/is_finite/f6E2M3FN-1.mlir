// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.0]]> : tensor<1x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.is_finite on f6E2M3FN, exact values
//   S: rank 2
//   S: has 1
//   E: f6E2M3FN
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<1x1xf6E2M3FN>) -> tensor<1x1xi1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<1x1xf6E2M3FN>) -> tensor<1x1xi1>
  return %0 : tensor<1x1xi1>
}

  func.func @main(%input0: tensor<1x1xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x1xf6E2M3FN>) -> (tensor<1x1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1x1xi1>
    func.return
  }
}
