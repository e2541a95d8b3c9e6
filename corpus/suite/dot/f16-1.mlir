// RUN: stablehlo-translate --interpret %s --args='[dense<[4.0]> : tensor<1xf16>]'
// RUN: : @program
// stablehlo.dot on f16, exact values
//   M: rank 0
//   N: rank 0
//   k: 1
//   E: f16
//   F: f16
//   precision_config: absent
// legal 0 0: [12.0]

module {
func.func @program(%arg0: tensor<1xf16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<[3.0]> : tensor<1xf16>
  %1 = stablehlo.dot %0, %arg0 : (tensor<1xf16>, tensor<1xf16>) -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main(%input0: tensor<1xf16>) {
    %r = func.call @program(%input0) : (tensor<1xf16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<12.0> : tensor<f64>
    func.return
  }
}
