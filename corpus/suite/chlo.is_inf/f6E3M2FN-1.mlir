// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-0.25, -0.5], [0.25, 0.0]], [[-0.5, -0.25], [0.0, 0.5]], [[-0.25, 0.25], [-0.25, -0.25]], [[-0.5, 0.25], [0.5, 0.5]], [[0.5, -0.5], [0.25, -0.5]]]]> : tensor<1x5x2x2xf6E3M2FN>]'
// RUN: : @program
// chlo.is_inf on f6E3M2FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f6E3M2FN
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<1x5x2x2xf6E3M2FN>) -> tensor<1x5x2x2xi1> {
  %0 = chlo.is_inf %arg0 : tensor<1x5x2x2xf6E3M2FN> -> tensor<1x5x2x2xi1>
  return %0 : tensor<1x5x2x2xi1>
}

  func.func @main(%input0: tensor<1x5x2x2xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<1x5x2x2xf6E3M2FN>) -> (tensor<1x5x2x2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x5x2x2xi1>
    func.return
  }
}
