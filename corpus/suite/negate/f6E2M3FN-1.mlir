// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on f6E2M3FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f6E2M3FN
// legal 0 0: [-0.0,-0.0,-0.0,2.0,-0.0,-0.0]

module {
func.func @program() -> tensor<1x1x3x2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[[[0.0, 0.0], [0.0, -2.0], [0.0, 0.0]]]]> : tensor<1x1x3x2xf6E2M3FN>
  %1 = stablehlo.negate %0 : tensor<1x1x3x2xf6E2M3FN>
  return %1 : tensor<1x1x3x2xf6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x3x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x3x2xf6E2M3FN>) -> tensor<1x1x3x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x3x2xf64>) -> tensor<1x1x3x2xi64>
    check.expect_eq_const %v1, dense<[[[[-9223372036854775808, -9223372036854775808], [-9223372036854775808, 4611686018427387904], [-9223372036854775808, -9223372036854775808]]]]> : tensor<1x1x3x2xi64>
    func.return
  }
}
