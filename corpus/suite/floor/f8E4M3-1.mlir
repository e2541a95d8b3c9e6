// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0xFC, -0.013671875], [0.013671875, -1.125]]]> : tensor<1x2x2xf8E4M3>]'
// RUN: : @program
// stablehlo.floor on f8E4M3, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3
// legal 0 0: ["nan",-1.0,0.0,-2.0]

module {
func.func @program(%arg0: tensor<1x2x2xf8E4M3>) -> tensor<1x2x2xf8E4M3> {
  %0 = stablehlo.floor %arg0 : tensor<1x2x2xf8E4M3>
  return %0 : tensor<1x2x2xf8E4M3>
}

  func.func @main(%input0: tensor<1x2x2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1x2x2xf8E4M3>) -> (tensor<1x2x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x2x2xf8E4M3>) -> tensor<1x2x2xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, -1.0], [0.0, -2.0]]]> : tensor<1x2x2xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, -1.0], [0.0, -2.0]]]> : tensor<1x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<1x2x2xf64>) -> tensor<1x2x2xi64>
    %v7 = stablehlo.constant dense<[[[9221120237041090560, -4616189618054758400], [0, -4611686018427387904]]]> : tensor<1x2x2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<1x2x2xi64>, tensor<1x2x2xi64>) -> tensor<1x2x2xi1>
    %v9 = stablehlo.constant dense<[[[false, false], [true, false]]]> : tensor<1x2x2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<1x2x2xi1>, tensor<1x2x2xi1>
    %v11 = stablehlo.constant dense<[[[true, false], [false, false]]]> : tensor<1x2x2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<1x2x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<1x2x2xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x2x2xi1>
    func.return
  }
}
