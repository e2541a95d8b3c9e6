// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.0, -1.2109375, -1.1663108e-38, 0xFFC0, 1.4765625]], [[1.6875, -3.3895314e+38, -0.48632812, 0x7F80, -1.1663108e-38]]]> : tensor<2x1x5xbf16>, dense<[[0x7F80, 0.0, -0.5, 0xFFC0, -0.66796875], [0.79296875, 0xFF80, 1.046875, -2.6875, -3.0]]> : tensor<2x5xbf16>]'
// RUN: : @program
// chlo.broadcast_compare on bf16, special values
//   A: rank 3+
//   A: has 1
//   E: bf16
//   broadcast_dimensions: absent
//   comparison_direction: EQ
//   compare_type: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<2x1x5xbf16>, %arg1: tensor<2x5xbf16>) -> tensor<2x2x5xi1> {
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<2x1x5xbf16>, tensor<2x5xbf16>) -> tensor<2x2x5xi1>
  return %0 : tensor<2x2x5xi1>
}

  func.func @main(%input0: tensor<2x1x5xbf16>, %input1: tensor<2x5xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x5xbf16>, tensor<2x5xbf16>) -> (tensor<2x2x5xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x2x5xi1>
    func.return
  }
}
