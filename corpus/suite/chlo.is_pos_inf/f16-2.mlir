// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-2.8535156, 0xFE00, 5.015625]> : tensor<3xf16>]'
// RUN: : @program
// chlo.is_pos_inf on f16, special values
//   S: rank 1
//   E: f16
// legal 0 0: [false,false,false]

module {
func.func @program(%arg0: tensor<3xf16>) -> tensor<3xi1> {
  %0 = chlo.is_pos_inf %arg0 : tensor<3xf16> -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xf16>) {
    %r = func.call @program(%input0) : (tensor<3xf16>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<false> : tensor<3xi1>
    func.return
  }
}
