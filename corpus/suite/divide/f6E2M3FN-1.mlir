// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.0, -0.625, -2.5]]]> : tensor<1x1x3xf6E2M3FN>]'
// RUN: : @program
// stablehlo.divide on f6E2M3FN, special values
//   S: rank 3+
//   S: has 1
//   E: f6E2M3FN
// legal 0 0: [-7.5,-7.0,-0.125]

module {
func.func @program(%arg0: tensor<1x1x3xf6E2M3FN>) -> tensor<1x1x3xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[[7.5, 4.5, 0.25]]]> : tensor<1x1x3xf6E2M3FN>
  %1 = stablehlo.divide %0, %arg0 : tensor<1x1x3xf6E2M3FN>
  return %1 : tensor<1x1x3xf6E2M3FN>
}

  func.func @main(%input0: tensor<1x1x3xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x1x3xf6E2M3FN>) -> (tensor<1x1x3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x3xf6E2M3FN>) -> tensor<1x1x3xf64>
    check.expect_eq_const %v0, dense<[[[-7.5, -7.0, -0.125]]]> : tensor<1x1x3xf64>
    func.return
  }
}
