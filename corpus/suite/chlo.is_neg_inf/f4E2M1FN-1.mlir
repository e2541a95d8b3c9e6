// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-1.0, 2.0], [1.0, 2.0], [1.0, 0.0]], [[-2.0, -2.0], [-1.0, -1.0], [2.0, -2.0]]]]> : tensor<1x2x3x2xf4E2M1FN>]'
// RUN: : @program
// chlo.is_neg_inf on f4E2M1FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f4E2M1FN
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<1x2x3x2xf4E2M1FN>) -> tensor<1x2x3x2xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<1x2x3x2xf4E2M1FN> -> tensor<1x2x3x2xi1>
  return %0 : tensor<1x2x3x2xi1>
}

  func.func @main(%input0: tensor<1x2x3x2xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1x2x3x2xf4E2M1FN>) -> (tensor<1x2x3x2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x2x3x2xi1>
    func.return
  }
}
