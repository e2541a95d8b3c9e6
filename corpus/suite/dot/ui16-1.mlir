// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0xui16>]'
// RUN: : @program
// stablehlo.dot on ui16, envelope values
//   M: rank 0
//   N: rank 0
//   k: 0
//   E: ui16
//   F: ui16
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<0xui16>) -> tensor<ui16> {
  %0 = stablehlo.dot %arg0, %arg0, precision = [HIGH, HIGHEST] : (tensor<0xui16>, tensor<0xui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<0xui16>) {
    %r = func.call @program(%input0) : (tensor<0xui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<0> : tensor<ui16>
    func.return
  }
}
