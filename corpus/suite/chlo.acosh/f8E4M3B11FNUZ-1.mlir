// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.40625], [0.0], [0.00012207031]]> : tensor<3x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.acosh on f8E4M3B11FNUZ, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: ["nan","nan","nan"]

module {
func.func @program(%arg0: tensor<3x1xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ> {
  %0 = chlo.acosh %arg0 : tensor<3x1xf8E4M3B11FNUZ> -> tensor<3x1xf8E4M3B11FNUZ>
  return %0 : tensor<3x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3x1xf8E4M3B11FNUZ>) -> (tensor<3x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E4M3B11FNUZ>) -> tensor<3x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x1xi1>
    func.return
  }
}
