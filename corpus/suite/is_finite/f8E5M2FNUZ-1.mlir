// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.5]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.is_finite on f8E5M2FNUZ, envelope values
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<1xf8E5M2FNUZ>) -> tensor<1xi1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2FNUZ>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1xi1>
    func.return
  }
}
