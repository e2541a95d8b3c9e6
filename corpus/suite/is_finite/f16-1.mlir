// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-6.1035156e-05, -65504.0, 1.1044922, -7.2460938, 65504.0], [0xFE00, 0x7E00, 0x7C00, 0.5, 0x7E00], [1.2089844, 0.38378906, 1.0, -0.36791992, 0.78466797]], [[-0.9741211, -6.097555e-05, -0.0, -3.4550781, -65504.0], [0x7E00, 0x7E00, -0.99658203, 0x7C00, -2.1542969], [1.3378906, 0.0, -6.1035156e-05, 0x7C00, 4.6171875]]]]> : tensor<1x2x3x5xf16>]'
// RUN: : @program
// stablehlo.is_finite on f16, special values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [true,true,true,true,true,false,false,false,true,false,true,true,true,true,true,true,true,true,true,true,false,false,true,false,true,true,true,true,false,true]

module {
func.func @program(%arg0: tensor<1x2x3x5xf16>) -> tensor<1x2x3x5xi1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<1x2x3x5xf16>) -> tensor<1x2x3x5xi1>
  return %0 : tensor<1x2x3x5xi1>
}

  func.func @main(%input0: tensor<1x2x3x5xf16>) {
    %r = func.call @program(%input0) : (tensor<1x2x3x5xf16>) -> (tensor<1x2x3x5xi1>)
    check.expect_eq_const %r, dense<[[[[true, true, true, true, true], [false, false, false, true, false], [true, true, true, true, true]], [[true, true, true, true, true], [false, false, true, false, true], [true, true, true, false, true]]]]> : tensor<1x2x3x5xi1>
    func.return
  }
}
