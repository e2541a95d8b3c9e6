// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5, -1.0, -1.0]> : tensor<3xf8E5M2FNUZ>, dense<0x80> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.pad on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
//   interior_padding: low
//   edge_padding_low: negative
//   edge_padding_low: near 1
// legal 0 0: ["nan","nan","nan"]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>, %arg1: tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %0 = stablehlo.pad %arg0, %arg1, low = [-3], high = [3], interior = [0] : (tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %0 : tensor<3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>, %input1: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
