// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.0517578e-05, 0.625]> : tensor<2xf8E5M2FNUZ>, dense<[-0.625, -57344.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.add on f8E5M2FNUZ, special values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [-0.625,-57344.0]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>, %input1: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-0.625, -57344.0]> : tensor<2xf64>
    func.return
  }
}
