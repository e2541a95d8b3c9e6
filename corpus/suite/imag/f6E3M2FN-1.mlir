// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.imag on f6E3M2FN, special values
//   S: rank 3+
//   E: f6E3M2FN
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program() -> tensor<2x2x2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[[0.5, 0.25], [0.0, -0.0625]], [[1.0, -0.5], [-0.375, 1.0]]]> : tensor<2x2x2xf6E3M2FN>
  %1 = stablehlo.imag %0 : tensor<2x2x2xf6E3M2FN>
  return %1 : tensor<2x2x2xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x2x2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2x2xf6E3M2FN>) -> tensor<2x2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2x2xf64>) -> tensor<2x2x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x2x2xi64>
    func.return
  }
}
