// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0x80, -3.0517578e-05, -1.5]> : tensor<3xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.is_neg_inf on f8E5M2FNUZ, special values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>) -> tensor<3xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<3xf8E5M2FNUZ> -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3xf8E5M2FNUZ>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3xi1>
    func.return
  }
}
