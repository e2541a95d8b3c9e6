// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [0.0], [0.0], [-0.5]]> : tensor<4x1xf8E5M2>]'
// RUN: : @program
// stablehlo.reduce_precision on f8E5M2, exact values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
//   exponent_bits: low
//   mantissa_bits: near 3 - 1
// legal 0 0: [0.0,0.0,0.0,null]

module {
func.func @program(%arg0: tensor<4x1xf8E5M2>) -> tensor<4x1xf8E5M2> {
  %0 = stablehlo.reduce_precision %arg0, format = e1m22 : tensor<4x1xf8E5M2>
  return %0 : tensor<4x1xf8E5M2>
}

  func.func @main(%input0: tensor<4x1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<4x1xf8E5M2>) -> (tensor<4x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E5M2>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<[[0.0], [0.0], [0.0], [0x7FF0000000000000]]> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<[[0.0], [0.0], [0.0], [0xFFF0000000000000]]> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    %v7 = stablehlo.constant dense<[[0], [0], [0], [-4503599627370496]]> : tensor<4x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %v9 = stablehlo.constant dense<[[true], [true], [true], [false]]> : tensor<4x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x1xi1>, tensor<4x1xi1>
    %v11 = stablehlo.constant dense<[[false], [false], [false], [true]]> : tensor<4x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x1xi1>
    %v15 = stablehlo.constant dense<[[false], [false], [false], [true]]> : tensor<4x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x1xi1>
    %v20 = stablehlo.constant dense<[[false], [false], [false], [true]]> : tensor<4x1xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<4x1xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<4x1xi1>
    %v25 = stablehlo.constant dense<[[false], [false], [false], [true]]> : tensor<4x1xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<4x1xi1>
    check.expect_eq_const %v26, dense<true> : tensor<4x1xi1>
    func.return
  }
}
