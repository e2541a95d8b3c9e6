// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5, -0.5, 0xFF80]> : tensor<3xbf16>]'
// RUN: : @program
// stablehlo.dot on bf16, special values
//   M: rank 0
//   N: rank 0
//   k: more
//   E: bf16
//   F: bf16
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: ["inf"]

module {
func.func @program(%arg0: tensor<3xbf16>) -> tensor<bf16> {
  %0 = stablehlo.constant dense<[53739520.0, 1887436800.0, -1010827264.0]> : tensor<3xbf16>
  %1 = stablehlo.dot %0, %arg0, precision = [HIGH, HIGHEST] : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main(%input0: tensor<3xbf16>) {
    %r = func.call @program(%input0) : (tensor<3xbf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v9 = stablehlo.and %v8, %v6 : tensor<i1>
    %v10 = stablehlo.or %v5, %v9 : tensor<i1>
    check.expect_eq_const %v10, dense<true> : tensor<i1>
    func.return
  }
}
