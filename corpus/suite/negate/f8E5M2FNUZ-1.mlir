// RUN: stablehlo-translate --interpret %s --args='[dense<[[[7.6293945e-06, 0.5, -7.6293945e-06]]]> : tensor<1x1x3xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.negate on f8E5M2FNUZ, special values
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [-7.62939453125e-06,-0.5,7.62939453125e-06]

module {
func.func @program(%arg0: tensor<1x1x3xf8E5M2FNUZ>) -> tensor<1x1x3xf8E5M2FNUZ> {
  %0 = stablehlo.negate %arg0 : tensor<1x1x3xf8E5M2FNUZ>
  return %0 : tensor<1x1x3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x1x3xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1x3xf8E5M2FNUZ>) -> (tensor<1x1x3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x3xf8E5M2FNUZ>) -> tensor<1x1x3xf64>
    check.expect_eq_const %v0, dense<[[[-7.62939453125e-06, -0.5, 7.62939453125e-06]]]> : tensor<1x1x3xf64>
    func.return
  }
}
