// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-4.34375, 1.1663108e-38, -1.53125], [5.65625, 9.1835e-41, -0.29296875], [-5.875, -1.0, -1.1754944e-38], [0.39257812, 0xFFC0, -0.5234375]], [[0.3046875, 9.1835e-41, -1.1754944e-38], [-1.4375, -1.5625, 0.5], [0x7FC0, 3.3895314e+38, 1.5234375], [3.109375, 0.42382812, 4.40625]], [[-4.4375, 1.0, 0.32617188], [0x7F80, -3.3895314e+38, 0.34765625], [-1.1754944e-38, -3.5625, -0.9921875], [1.1663108e-38, -1.171875, 1.0]], [[-0.9921875, 9.1835e-41, 9.1835e-41], [3.3895314e+38, -0.39648438, -0.328125], [0.47070312, -0.0, 1.0], [0.76171875, 0.5, -6.1875]]]> : tensor<4x4x3xbf16>]'
// RUN: : @program
// chlo.is_pos_inf on bf16, special values
//   S: rank 3+
//   E: bf16
// legal 0 0: [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,true,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]

module {
func.func @program(%arg0: tensor<4x4x3xbf16>) -> tensor<4x4x3xi1> {
  %0 = chlo.is_pos_inf %arg0 : tensor<4x4x3xbf16> -> tensor<4x4x3xi1>
  return %0 : tensor<4x4x3xi1>
}

  func.func @main(%input0: tensor<4x4x3xbf16>) {
    %r = func.call @program(%input0) : (tensor<4x4x3xbf16>) -> (tensor<4x4x3xi1>)
    check.expect_eq_const %r, dense<[[[false, false, false], [false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [true, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false], [false, false, false]]]> : tensor<4x4x3xi1>
    func.return
  }
}
