// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on f6E2M3FN, exact values
//   S: rank 0
//   T: more axes
//   E: f6E2M3FN
//   I: i4
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1x1xf6E2M3FN> {
  %0 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<[1, 1]> : tensor<2xi4>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<f6E2M3FN>, tensor<2xi4>) -> tensor<1x1xf6E2M3FN>
  return %2 : tensor<1x1xf6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf6E2M3FN>) -> tensor<1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1xf64>) -> tensor<1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1xi64>
    func.return
  }
}
