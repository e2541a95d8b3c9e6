// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atanh on f8E5M2FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [{"any of":[-57344.0,"nan"]},[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program() -> tensor<1x4xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[-1.0, 0.0, 0.0, 0.0]]> : tensor<1x4xf8E5M2FNUZ>
  %1 = chlo.atanh %0 : tensor<1x4xf8E5M2FNUZ> -> tensor<1x4xf8E5M2FNUZ>
  return %1 : tensor<1x4xf8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x4xf8E5M2FNUZ>) -> tensor<1x4xf64>
    %v1 = stablehlo.constant dense<[[-57344.0, 0.0, 0.0, 0.0]]> : tensor<1x4xf64>
    %v2 = stablehlo.constant dense<[[-57344.0, 0.0, 0.0, 0.0]]> : tensor<1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<1x4xf64>) -> tensor<1x4xi64>
    %v7 = stablehlo.constant dense<[[-4545257923923673088, 0, 0, 0]]> : tensor<1x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
    %v9 = stablehlo.constant dense<[[false, true, true, true]]> : tensor<1x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<1x4xi1>, tensor<1x4xi1>
    %v11 = stablehlo.constant dense<[[true, false, false, false]]> : tensor<1x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<1x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<1x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x4xi1>
    func.return
  }
}
