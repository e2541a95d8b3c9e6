// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.0014648438, 12.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.atan2 on f8E5M2FNUZ, special values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [-2.5,0.75]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.atan2 %arg0, %arg0 : tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-2.5, 0.75]> : tensor<2xf64>
    func.return
  }
}
