// RUN: stablehlo-translate --interpret %s --args='[dense<[-2.0, -2.0, 4.0, -2.0, 4.0]> : tensor<5xf8E3M4>, dense<[2.0, 0.5, 2.0, 2.0, -1.5]> : tensor<5xf8E3M4>]'
// RUN: : @program
// stablehlo.power on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
// legal 0 0: [[3.875,4.0],"nan",{"any of":[[15.5,1.7976931348623157e+308],"inf"]},[3.875,4.0],0.125]

module {
func.func @program(%arg0: tensor<5xf8E3M4>, %arg1: tensor<5xf8E3M4>) -> tensor<5xf8E3M4> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<5xf8E3M4>
  return %0 : tensor<5xf8E3M4>
}

  func.func @main(%input0: tensor<5xf8E3M4>, %input1: tensor<5xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> (tensor<5xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E3M4>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<[4.0, 0xFFF0000000000000, 0x7FF0000000000000, 4.0, 0.125]> : tensor<5xf64>
    %v2 = stablehlo.constant dense<[3.875, 0x7FF0000000000000, 15.5, 3.875, 0.125]> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    %v6 = stablehlo.constant dense<[false, true, false, false, false]> : tensor<5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5xi1>
    %v10 = stablehlo.constant dense<[false, false, true, false, false]> : tensor<5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<5xi1>
    func.return
  }
}
