// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.0, 0.0, -2.5, -3.0, 1.5]]], [[[-1.0, -1.5, -2.0, 0.0, 3.0]]]]> : tensor<2x1x1x5xf16>]'
// RUN: : @program
// stablehlo.rsqrt on f16, exact values
//   S: rank 3+
//   S: has 1
//   E: f16
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: ["inf","inf","nan","nan",[0.81640625,0.81689453125],"nan","nan","nan","inf",[0.5771484375,0.57763671875]]

module {
func.func @program(%arg0: tensor<2x1x1x5xf16>) -> tensor<2x1x1x5xf16> {
  %0 = stablehlo.rsqrt %arg0 : tensor<2x1x1x5xf16>
  return %0 : tensor<2x1x1x5xf16>
}

  func.func @main(%input0: tensor<2x1x1x5xf16>) {
    %r = func.call @program(%input0) : (tensor<2x1x1x5xf16>) -> (tensor<2x1x1x5xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1x1x5xf16>) -> tensor<2x1x1x5xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.81689453125]]], [[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.57763671875]]]]> : tensor<2x1x1x5xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0.81640625]]], [[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0.5771484375]]]]> : tensor<2x1x1x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x1x5xf64>, tensor<2x1x1x5xf64>) -> tensor<2x1x1x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x1x5xf64>, tensor<2x1x1x5xf64>) -> tensor<2x1x1x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x1x5xi1>
    %v6 = stablehlo.constant dense<[[[[false, false, true, true, false]]], [[[true, true, true, false, false]]]]> : tensor<2x1x1x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1x1x5xf64>, tensor<2x1x1x5xf64>) -> tensor<2x1x1x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x1x1x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x1x1x5xi1>
    %v10 = stablehlo.constant dense<[[[[true, true, false, false, false]]], [[[false, false, false, true, false]]]]> : tensor<2x1x1x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x1x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x1x1x5xf64>, tensor<2x1x1x5xf64>) -> tensor<2x1x1x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x1x1x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x1x1x5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x1x1x5xi1>
    func.return
  }
}
