// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 3.0, -8.0, -8.0], [1.0, -7.0, 1.0, 4.0]]> : tensor<2x4xf64>]'
// RUN: : @program
// stablehlo.reduce_precision on f64, exact values
//   S: rank 2
//   E: f64
//   exponent_bits: low + 1
//   mantissa_bits: low + 1
// legal 0 0: [-2.0,3.0,"-inf","-inf",1.0,"-inf",1.0,"inf"]

module {
func.func @program(%arg0: tensor<2x4xf64>) -> tensor<2x4xf64> {
  %0 = stablehlo.reduce_precision %arg0, format = e2m1 : tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

  func.func @main(%input0: tensor<2x4xf64>) {
    %r = func.call @program(%input0) : (tensor<2x4xf64>) -> (tensor<2x4xf64>)
    %v0 = stablehlo.constant dense<[[-2.0, 3.0, 0xFFF0000000000000, 0xFFF0000000000000], [1.0, 0xFFF0000000000000, 1.0, 0xFFF0000000000000]]> : tensor<2x4xf64>
    %v1 = stablehlo.constant dense<[[-2.0, 3.0, 0x7FF0000000000000, 0x7FF0000000000000], [1.0, 0x7FF0000000000000, 1.0, 0x7FF0000000000000]]> : tensor<2x4xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4xi1>
    %v5 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, true]]> : tensor<2x4xi1>
    %v6 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x4xf64>
    %v7 = stablehlo.compare EQ, %r, %v6, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v8 = stablehlo.and %v7, %v5 : tensor<2x4xi1>
    %v9 = stablehlo.or %v4, %v8 : tensor<2x4xi1>
    %v10 = stablehlo.constant dense<[[false, false, true, true], [false, true, false, false]]> : tensor<2x4xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x4xf64>
    %v12 = stablehlo.compare EQ, %r, %v11, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x4xi1>
    func.return
  }
}
