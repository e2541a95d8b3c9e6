// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0xFF80]]> : tensor<1x1xbf16>]'
// RUN: : @program
// chlo.acosh on bf16, exact values
//   S: rank 2
//   S: has 1
//   E: bf16
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<1x1xbf16>) -> tensor<1x1xbf16> {
  %0 = chlo.acosh %arg0 : tensor<1x1xbf16> -> tensor<1x1xbf16>
  return %0 : tensor<1x1xbf16>
}

  func.func @main(%input0: tensor<1x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x1xbf16>) -> (tensor<1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xbf16>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x1xi1>
    func.return
  }
}
