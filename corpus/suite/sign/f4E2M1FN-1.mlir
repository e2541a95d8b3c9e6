// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0]> : tensor<1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.sign on f4E2M1FN, exact values
//   S: rank 1
//   S: has 1
//   E: f4E2M1FN
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<1xf4E2M1FN>) -> tensor<1xf4E2M1FN> {
  %0 = stablehlo.sign %arg0 : tensor<1xf4E2M1FN>
  return %0 : tensor<1xf4E2M1FN>
}

  func.func @main(%input0: tensor<1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1xf4E2M1FN>) -> (tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1xf64>
    func.return
  }
}
