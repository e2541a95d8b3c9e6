// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0x80, 0.0, 0.0, 0.0], [0.0, 0.0, -0.5, 0.25]]> : tensor<2x4xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.digamma on f8E5M2FNUZ, exact values
//   S: rank 2
//   E: f8E5M2FNUZ
// legal 0 0: ["nan",null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2x4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ> {
  %0 = chlo.digamma %arg0 : tensor<2x4xf8E5M2FNUZ> -> tensor<2x4xf8E5M2FNUZ>
  return %0 : tensor<2x4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x4xf8E5M2FNUZ>) -> (tensor<2x4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x4xf8E5M2FNUZ>) -> tensor<2x4xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 57344.0, 57344.0, 57344.0], [57344.0, 57344.0, 57344.0, 57344.0]]> : tensor<2x4xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, -57344.0, -57344.0, -57344.0], [-57344.0, -57344.0, -57344.0, -57344.0]]> : tensor<2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<2x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x4xi1>
    %v10 = stablehlo.constant dense<[[false, true, true, true], [true, true, true, true]]> : tensor<2x4xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<2x4xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x4xi1>
    func.return
  }
}
