// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[9.1835e-41, 5.03125, -1.1754944e-38], [0.38085938, 9.1835e-41, -3.3895314e+38], [0x7F80, -1.453125, 5.3125]]> : tensor<3x3xbf16>]'
// RUN: : @program
// chlo.is_neg_inf on bf16, special values
//   S: rank 2
//   E: bf16
// legal 0 0: [false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<3x3xbf16>) -> tensor<3x3xi1> {
  %0 = chlo.is_neg_inf %arg0 : tensor<3x3xbf16> -> tensor<3x3xi1>
  return %0 : tensor<3x3xi1>
}

  func.func @main(%input0: tensor<3x3xbf16>) {
    %r = func.call @program(%input0) : (tensor<3x3xbf16>) -> (tensor<3x3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3x3xi1>
    func.return
  }
}
