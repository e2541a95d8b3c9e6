// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0]], [[1.0]]]> : tensor<2x1x1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.cosine on f8E5M2FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-0.4375,0.5]

module {
func.func @program(%arg0: tensor<2x1x1xf8E5M2FNUZ>) -> tensor<2x1x1xf8E5M2FNUZ> {
  %0 = stablehlo.cosine %arg0 : tensor<2x1x1xf8E5M2FNUZ>
  return %0 : tensor<2x1x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x1x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x1x1xf8E5M2FNUZ>) -> (tensor<2x1x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1x1xf8E5M2FNUZ>) -> tensor<2x1x1xf64>
    check.expect_eq_const %v0, dense<[[[-0.4375]], [[0.5]]]> : tensor<2x1x1xf64>
    func.return
  }
}
