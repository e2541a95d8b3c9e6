// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.45117188, -1.109375, -1.1663108e-38, 1.046875, -1.0]], [[-0.5, -1.1663108e-38, 1.6171875, 0.32617188, 0x7FC0]], [[-3.140625, -0.609375, -0.5, -0.32226562, -4.875]], [[-0.890625, 1.6875, -2.078125, 9.1835e-41, 1.21875]]]> : tensor<4x1x5xbf16>]'
// RUN: : @program
// stablehlo.is_finite on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
// legal 0 0: [true,true,true,true,true,true,true,true,true,false,true,true,true,true,true,true,true,true,true,true]

module {
func.func @program(%arg0: tensor<4x1x5xbf16>) -> tensor<4x1x5xi1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<4x1x5xbf16>) -> tensor<4x1x5xi1>
  return %0 : tensor<4x1x5xi1>
}

  func.func @main(%input0: tensor<4x1x5xbf16>) {
    %r = func.call @program(%input0) : (tensor<4x1x5xbf16>) -> (tensor<4x1x5xi1>)
    check.expect_eq_const %r, dense<[[[true, true, true, true, true]], [[true, true, true, true, false]], [[true, true, true, true, true]], [[true, true, true, true, true]]]> : tensor<4x1x5xi1>
    func.return
  }
}
