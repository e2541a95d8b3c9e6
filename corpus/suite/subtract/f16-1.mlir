// RUN: stablehlo-translate --interpret %s --args='[dense<[3.9492188, 0.24487305]> : tensor<2xf16>, dense<[-0.47607422, -2.4628906]> : tensor<2xf16>]'
// RUN: : @program
// stablehlo.subtract on f16, envelope values
//   S: rank 1
//   E: f16
// legal 0 0: [4.42578125,2.70703125]

module {
func.func @program(%arg0: tensor<2xf16>, %arg1: tensor<2xf16>) -> tensor<2xf16> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<2xf16>
  return %0 : tensor<2xf16>
}

  func.func @main(%input0: tensor<2xf16>, %input1: tensor<2xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2xf16>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[4.42578125, 2.70703125]> : tensor<2xf64>
    func.return
  }
}
