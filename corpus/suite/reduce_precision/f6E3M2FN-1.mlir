// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_precision on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
//   exponent_bits: near 2
//   mantissa_bits: near 1 - 1
// legal 0 0: [1.0]

module {
func.func @program() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %1 = stablehlo.reduce_precision %0, format = e8m6 : tensor<f6E3M2FN>
  return %1 : tensor<f6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
