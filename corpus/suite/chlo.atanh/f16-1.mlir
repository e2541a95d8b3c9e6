// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atanh on f16, exact values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: ["nan","nan","nan","inf","nan","inf"]

module {
func.func @program() -> tensor<2x1x1x3xf16> {
  %0 = stablehlo.constant dense<[[[[3.5, 3.5, 2.0]]], [[[1.0, 3.0, 1.0]]]]> : tensor<2x1x1x3xf16>
  %1 = chlo.atanh %0 : tensor<2x1x1x3xf16> -> tensor<2x1x1x3xf16>
  return %1 : tensor<2x1x1x3xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x1x3xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1x1x3xf16>) -> tensor<2x1x1x3xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1x1x3xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x1x3xi1>
    %v6 = stablehlo.constant dense<[[[[true, true, true]]], [[[false, true, false]]]]> : tensor<2x1x1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x1x1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x1x1x3xi1>
    %v10 = stablehlo.constant dense<[[[[false, false, false]]], [[[true, false, true]]]]> : tensor<2x1x1x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x1x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x1x1x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x1x1x3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x1x1x3xi1>
    func.return
  }
}
