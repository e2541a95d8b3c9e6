// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.125]]]> : tensor<1x1x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.sign on f6E2M3FN, special values
//   S: rank 3+
//   S: has 1
//   E: f6E2M3FN
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<1x1x1xf6E2M3FN>) -> tensor<1x1x1xf6E2M3FN> {
  %0 = stablehlo.sign %arg0 : tensor<1x1x1xf6E2M3FN>
  return %0 : tensor<1x1x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<1x1x1xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x1x1xf6E2M3FN>) -> (tensor<1x1x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf6E2M3FN>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1x1x1xf64>
    func.return
  }
}
