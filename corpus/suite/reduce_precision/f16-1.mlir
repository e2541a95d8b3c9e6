// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.078125, -5.3867188, -0.5], [2.1835938, -1.6855469, 0.5], [-0.28466797, 65504.0, 0.5], [-0.5, -6.097555e-05, -1.8310547]]> : tensor<4x3xf16>]'
// RUN: : @program
// stablehlo.reduce_precision on f16, special values
//   S: rank 2
//   E: f16
//   exponent_bits: low + 1
//   mantissa_bits: low + 1
// legal 0 0: [-3.0,"-inf",-0.0,2.0,-1.5,0.0,-0.0,"inf",0.0,-0.0,-0.0,-2.0]

module {
func.func @program(%arg0: tensor<4x3xf16>) -> tensor<4x3xf16> {
  %0 = stablehlo.reduce_precision %arg0, format = e2m1 : tensor<4x3xf16>
  return %0 : tensor<4x3xf16>
}

  func.func @main(%input0: tensor<4x3xf16>) {
    %r = func.call @program(%input0) : (tensor<4x3xf16>) -> (tensor<4x3xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x3xf16>) -> tensor<4x3xf64>
    %v1 = stablehlo.constant dense<[[-3.0, 0xFFF0000000000000, -0.0], [2.0, -1.5, 0.0], [-0.0, 0xFFF0000000000000, 0.0], [-0.0, -0.0, -2.0]]> : tensor<4x3xf64>
    %v2 = stablehlo.constant dense<[[-3.0, 0x7FF0000000000000, -0.0], [2.0, -1.5, 0.0], [-0.0, 0x7FF0000000000000, 0.0], [-0.0, -0.0, -2.0]]> : tensor<4x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x3xf64>) -> tensor<4x3xi64>
    %v7 = stablehlo.constant dense<[[-4609434218613702656, -4503599627370496, -9223372036854775808], [4611686018427387904, -4613937818241073152, 0], [-9223372036854775808, 9218868437227405312, 0], [-9223372036854775808, -9223372036854775808, -4611686018427387904]]> : tensor<4x3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi1>
    %v9 = stablehlo.constant dense<[[false, false, true], [false, false, true], [true, false, true], [true, true, false]]> : tensor<4x3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x3xi1>, tensor<4x3xi1>
    %v11 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, true, false], [false, false, false]]> : tensor<4x3xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x3xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<4x3xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<4x3xi1>
    %v16 = stablehlo.constant dense<[[false, true, false], [false, false, false], [false, false, false], [false, false, false]]> : tensor<4x3xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x3xf64>
    %v18 = stablehlo.compare EQ, %v0, %v17, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<4x3xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<4x3xi1>
    check.expect_eq_const %v20, dense<true> : tensor<4x3xi1>
    func.return
  }
}
