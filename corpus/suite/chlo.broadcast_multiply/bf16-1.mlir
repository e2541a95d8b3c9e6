// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.5> : tensor<bf16>, dense<[0.35546875, 0.984375, -1.1663108e-38, -0.0]> : tensor<4xbf16>]'
// RUN: : @program
// chlo.broadcast_multiply on bf16, special values
//   A: rank 0
//   m: low + 1
//   E: bf16
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [0.177734375,0.4921875,{"any of":[-5.877471754111438e-39,-0.0]},-0.0]

module {
func.func @program(%arg0: tensor<bf16>, %arg1: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<bf16>, tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

  func.func @main(%input0: tensor<bf16>, %input1: tensor<4xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<bf16>, tensor<4xbf16>) -> (tensor<4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4xbf16>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[0.177734375, 0.4921875, -0.0, -0.0]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[0.177734375, 0.4921875, -5.877471754111438e-39, -0.0]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[0.177734375, 0.4921875, -5.877471754111438e-39, -0.0]> : tensor<4xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.constant dense<[0.177734375, 0.4921875, -0.0, -0.0]> : tensor<4xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<4xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<4xi1>
    %v12 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    %v13 = stablehlo.constant dense<[4595571576010702848, 4602538081684291584, -5188146770730811392, -9223372036854775808]> : tensor<4xi64>
    %v14 = stablehlo.compare EQ, %v12, %v13, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %v15 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
    %v16 = stablehlo.select %v15, %v14, %v11 : tensor<4xi1>, tensor<4xi1>
    check.expect_eq_const %v16, dense<true> : tensor<4xi1>
    func.return
  }
}
