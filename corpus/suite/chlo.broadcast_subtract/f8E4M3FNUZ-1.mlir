// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0x80> : tensor<f8E4M3FNUZ>, dense<[[[-1.375, 1.875]], [[-0.9375, 1.625]], [[-0.375, 240.0]], [[-240.0, 0.0078125]]]> : tensor<4x1x2xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E4M3FNUZ, special values
//   A: rank 0
//   E: f8E4M3FNUZ
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: ["nan","nan","nan","nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<f8E4M3FNUZ>, %arg1: tensor<4x1x2xf8E4M3FNUZ>) -> tensor<4x1x2xf8E4M3FNUZ> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<f8E4M3FNUZ>, tensor<4x1x2xf8E4M3FNUZ>) -> tensor<4x1x2xf8E4M3FNUZ>
  return %0 : tensor<4x1x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3FNUZ>, %input1: tensor<4x1x2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FNUZ>, tensor<4x1x2xf8E4M3FNUZ>) -> (tensor<4x1x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x1x2xf8E4M3FNUZ>) -> tensor<4x1x2xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1x2xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x1x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1x2xf64>, tensor<4x1x2xf64>) -> tensor<4x1x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x1x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x1x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4x1x2xi1>
    func.return
  }
}
