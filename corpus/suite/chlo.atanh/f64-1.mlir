// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atanh on f64, exact values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: ["nan","nan","nan","inf","nan","inf"]

module {
func.func @program() -> tensor<2x1x1x3xf64> {
  %0 = stablehlo.constant dense<[[[[3.5, 3.5, 2.0]]], [[[1.0, 3.0, 1.0]]]]> : tensor<2x1x1x3xf64>
  %1 = chlo.atanh %0 : tensor<2x1x1x3xf64> -> tensor<2x1x1x3xf64>
  return %1 : tensor<2x1x1x3xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x1x3xf64>)
    %v0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1x1x3xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x1x3xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x1x3xi1>
    %v5 = stablehlo.constant dense<[[[[true, true, true]]], [[[false, true, false]]]]> : tensor<2x1x1x3xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<2x1x1x3xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<2x1x1x3xi1>
    %v9 = stablehlo.constant dense<[[[[false, false, false]]], [[[true, false, true]]]]> : tensor<2x1x1x3xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x1x3xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<2x1x1x3xf64>, tensor<2x1x1x3xf64>) -> tensor<2x1x1x3xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<2x1x1x3xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<2x1x1x3xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2x1x1x3xi1>
    func.return
  }
}
