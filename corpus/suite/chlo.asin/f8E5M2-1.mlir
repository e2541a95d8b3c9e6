// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asin on f8E5M2, envelope values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
// legal 0 0: ["nan","nan",0.875,0.5]

module {
func.func @program() -> tensor<1x4xf8E5M2> {
  %0 = stablehlo.constant dense<[[-3.5, 3.0, 0.75, 0.5]]> : tensor<1x4xf8E5M2>
  %1 = chlo.asin %0 : tensor<1x4xf8E5M2> -> tensor<1x4xf8E5M2>
  return %1 : tensor<1x4xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x4xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x4xf8E5M2>) -> tensor<1x4xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 0.875, 0.5]]> : tensor<1x4xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0.875, 0.5]]> : tensor<1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4xi1>
    %v6 = stablehlo.constant dense<[[true, true, false, false]]> : tensor<1x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x4xi1>
    func.return
  }
}
