// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.0, 3.0, 0.0]> : tensor<3xf8E3M4>]'
// RUN: : @program
// chlo.acosh on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
// legal 0 0: [0.0,1.75,"nan"]

module {
func.func @program(%arg0: tensor<3xf8E3M4>) -> tensor<3xf8E3M4> {
  %0 = chlo.acosh %arg0 : tensor<3xf8E3M4> -> tensor<3xf8E3M4>
  return %0 : tensor<3xf8E3M4>
}

  func.func @main(%input0: tensor<3xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<3xf8E3M4>) -> (tensor<3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E3M4>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0.0, 1.75, 0xFFF0000000000000]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0.0, 1.75, 0x7FF0000000000000]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    %v7 = stablehlo.constant dense<[0, 4610560118520545280, 9221120237041090560]> : tensor<3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v9 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3xi1>, tensor<3xi1>
    %v11 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3xi1>
    func.return
  }
}
