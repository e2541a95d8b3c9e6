// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.625, 12.0, -10.0]> : tensor<3xf8E5M2FNUZ>, dense<[[-1.75, 1.0], [7.0, 2.5], [5.0, -0.125]]> : tensor<3x2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.dot on f8E5M2FNUZ, envelope values
//   M: rank 0
//   N: rank 1
//   k: more
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [32.0,32.0]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>, %arg1: tensor<3x2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.dot %arg0, %arg1, precision = [HIGH, HIGHEST] : (tensor<3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>, %input1: tensor<3x2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<32.0> : tensor<2xf64>
    func.return
  }
}
