// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 1.0]> : tensor<2xf8E5M2>]'
// RUN: : @program
// stablehlo.remainder on f8E5M2, exact values
//   S: rank 1
//   E: f8E5M2
// legal 0 0: ["nan",0.0]

module {
func.func @program(%arg0: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = stablehlo.remainder %arg0, %arg0 : tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

  func.func @main(%input0: tensor<2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, 0.0]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, 0.0]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    %v7 = stablehlo.constant dense<[9221120237041090560, 0]> : tensor<2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %v9 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2xi1>, tensor<2xi1>
    %v11 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2xi1>
    func.return
  }
}
