// RUN: stablehlo-translate --interpret %s --args='[dense<[[5.0]]> : tensor<1x1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.sign on f8E5M2FNUZ, special values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ> {
  %0 = stablehlo.sign %arg0 : tensor<1x1xf8E5M2FNUZ>
  return %0 : tensor<1x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1xf8E5M2FNUZ>) -> (tensor<1x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1x1xf64>
    func.return
  }
}
