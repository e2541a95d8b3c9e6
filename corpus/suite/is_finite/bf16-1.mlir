// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.is_finite on bf16, special values
//   S: rank 3+
//   E: bf16
// legal 0 0: [true,true,true,true,true,true,true,true,false,true,true,true,true,true,true,false,true,true]

module {
func.func @program() -> tensor<2x3x3xi1> {
  %0 = stablehlo.constant dense<[[[-3.3125, 2.09375, 6.53125], [-0.0, 1.28125, 3.171875], [-1.0, -1.1754944e-38, 0xFF80]], [[-1.1754944e-38, -1.0, 9.1835e-41], [-0.5, 0.33398438, -9.1835e-41], [0xFF80, -1.2734375, 0.3203125]]]> : tensor<2x3x3xbf16>
  %1 = stablehlo.is_finite %0 : (tensor<2x3x3xbf16>) -> tensor<2x3x3xi1>
  return %1 : tensor<2x3x3xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x3x3xi1>)
    check.expect_eq_const %r, dense<[[[true, true, true], [true, true, true], [true, true, false]], [[true, true, true], [true, true, true], [false, true, true]]]> : tensor<2x3x3xi1>
    func.return
  }
}
