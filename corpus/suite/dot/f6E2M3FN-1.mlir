// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, -1.0]> : tensor<2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dot on f6E2M3FN, special values
//   M: rank 0
//   N: rank 1
//   k: more
//   E: f6E2M3FN
//   F: f6E2M3FN
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [3.25,-0.625,1.75,0.75]

module {
func.func @program(%arg0: tensor<2xf6E2M3FN>) -> tensor<4xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[-0.75, 0.5, 1.25, 1.0], [-3.25, 0.625, -1.75, -0.75]]> : tensor<2x4xf6E2M3FN>
  %1 = stablehlo.dot %arg0, %0, precision = [HIGH, DEFAULT] : (tensor<2xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  return %1 : tensor<4xf6E2M3FN>
}

  func.func @main(%input0: tensor<2xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<2xf6E2M3FN>) -> (tensor<4xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[3.25, -0.625, 1.75, 0.75]> : tensor<4xf64>
    func.return
  }
}
