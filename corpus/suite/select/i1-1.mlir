// RUN: stablehlo-translate --interpret %s --args='[dense<[true, false, false, false]> : tensor<4xi1>, dense<[0.0, -1.0, -1.75, 0xFE00]> : tensor<4xf16>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 1
//   E: f16
//   P: alternative 2
// legal 0 0: [-2.0,-1.0,-1.75,"nan"]

module {
func.func @program(%arg0: tensor<4xi1>, %arg1: tensor<4xf16>) -> tensor<4xf16> {
  %0 = stablehlo.constant dense<[-2.0, -1.5, 1.5, -3.5]> : tensor<4xf16>
  %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4xi1>, tensor<4xf16>
  return %1 : tensor<4xf16>
}

  func.func @main(%input0: tensor<4xi1>, %input1: tensor<4xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi1>, tensor<4xf16>) -> (tensor<4xf16>)
    %v0 = stablehlo.convert %r : (tensor<4xf16>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[-2.0, -1.0, -1.75, 0xFFF0000000000000]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[-2.0, -1.0, -1.75, 0x7FF0000000000000]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4xi1>
    func.return
  }
}
