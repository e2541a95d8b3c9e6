// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-7.0]]> : tensor<1x1xbf16>]'
// RUN: : @program
// chlo.is_pos_inf on bf16, exact values
//   S: rank 2
//   S: has 1
//   E: bf16
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<1x1xbf16>) -> tensor<1x1xi1> {
  %0 = chlo.is_pos_inf %arg0 : tensor<1x1xbf16> -> tensor<1x1xi1>
  return %0 : tensor<1x1xi1>
}

  func.func @main(%input0: tensor<1x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x1xbf16>) -> (tensor<1x1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x1xi1>
    func.return
  }
}
