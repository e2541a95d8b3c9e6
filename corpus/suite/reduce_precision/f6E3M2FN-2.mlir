// RUN: stablehlo-translate --interpret %s --args='[dense<[-28.0, -1.5]> : tensor<2xf6E3M2FN>]'
// RUN: : @program
// stablehlo.reduce_precision on f6E3M2FN, special values
//   S: rank 1
//   E: f6E3M2FN
//   exponent_bits: near 1 - 1
//   mantissa_bits: near 1 + 1
// legal 0 0: [-28.0,-1.5]

module {
func.func @program(%arg0: tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.reduce_precision %arg0, format = e4m8 : tensor<2xf6E3M2FN>
  return %0 : tensor<2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2xf6E3M2FN>) -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-28.0, -1.5]> : tensor<2xf64>
    func.return
  }
}
