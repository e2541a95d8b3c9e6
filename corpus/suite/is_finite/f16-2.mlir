// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.0], [-6.078125]]]> : tensor<1x2x1xf16>]'
// RUN: : @program
// stablehlo.is_finite on f16, special values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [true,true]

module {
func.func @program(%arg0: tensor<1x2x1xf16>) -> tensor<1x2x1xi1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<1x2x1xf16>) -> tensor<1x2x1xi1>
  return %0 : tensor<1x2x1xi1>
}

  func.func @main(%input0: tensor<1x2x1xf16>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xf16>) -> (tensor<1x2x1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
