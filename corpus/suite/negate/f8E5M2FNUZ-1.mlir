// RUN: stablehlo-translate --interpret %s --args='[dense<[[4.0, 8.0], [1.25, -0.4375]]> : tensor<2x2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.negate on f8E5M2FNUZ, special values
//   S: rank 2
//   E: f8E5M2FNUZ
// legal 0 0: [-4.0,-8.0,-1.25,0.4375]

module {
func.func @program(%arg0: tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ> {
  %0 = stablehlo.negate %arg0 : tensor<2x2xf8E5M2FNUZ>
  return %0 : tensor<2x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E5M2FNUZ>) -> (tensor<2x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E5M2FNUZ>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[-4.0, -8.0], [-1.25, 0.4375]]> : tensor<2x2xf64>
    func.return
  }
}
