// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[true, false, false]> : tensor<3xi1>, dense<[[-0.74609375]]> : tensor<1x1xbf16>]'
// RUN: : @program
// chlo.broadcast_select on i1, envelope values
//   P: rank 1
//   m: low + 1
//   E: bf16
//   T: alternative 1 (otherwise)
//   F: 1
//   F: alternative 2 (otherwise)
// legal 0 0: [-2.140625,-0.74609375,-0.74609375]

module {
func.func @program(%arg0: tensor<3xi1>, %arg1: tensor<1x1xbf16>) -> tensor<1x3xbf16> {
  %0 = stablehlo.constant dense<[-2.140625, 13.5625, 5.40625]> : tensor<3xbf16>
  %1 = chlo.broadcast_select %arg0, %0, %arg1 : (tensor<3xi1>, tensor<3xbf16>, tensor<1x1xbf16>) -> tensor<1x3xbf16>
  return %1 : tensor<1x3xbf16>
}

  func.func @main(%input0: tensor<3xi1>, %input1: tensor<1x1xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi1>, tensor<1x1xbf16>) -> (tensor<1x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x3xbf16>) -> tensor<1x3xf64>
    check.expect_eq_const %v0, dense<[[-2.140625, -0.74609375, -0.74609375]]> : tensor<1x3xf64>
    func.return
  }
}
