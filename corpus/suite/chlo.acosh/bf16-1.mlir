// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.acosh on bf16, exact values
//   S: rank 1
//   E: bf16
// legal 0 0: [1.15625,"nan","nan","nan"]

module {
func.func @program() -> tensor<4xbf16> {
  %0 = stablehlo.constant dense<[1.75, -1.0, -1.0, -1.0]> : tensor<4xbf16>
  %1 = chlo.acosh %0 : tensor<4xbf16> -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4xbf16>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[1.15625, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[1.15625, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4xi1>
    func.return
  }
}
