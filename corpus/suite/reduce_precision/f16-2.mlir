// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.7050781, -15.8828125, 1.9492188, -0.73339844, -0.18615723]> : tensor<5xf16>]'
// RUN: : @program
// stablehlo.reduce_precision on f16, special values
//   S: rank 1
//   E: f16
//   exponent_bits: near 2 + 1
//   mantissa_bits: near 3 + 1
// legal 0 0: [-1.705078125,-15.8828125,1.94921875,-0.7333984375,-0.1861572265625]

module {
func.func @program(%arg0: tensor<5xf16>) -> tensor<5xf16> {
  %0 = stablehlo.reduce_precision %arg0, format = e9m24 : tensor<5xf16>
  return %0 : tensor<5xf16>
}

  func.func @main(%input0: tensor<5xf16>) {
    %r = func.call @program(%input0) : (tensor<5xf16>) -> (tensor<5xf16>)
    %v0 = stablehlo.convert %r : (tensor<5xf16>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[-1.705078125, -15.8828125, 1.94921875, -0.7333984375, -0.1861572265625]> : tensor<5xf64>
    func.return
  }
}
