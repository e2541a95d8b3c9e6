// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-3.0517578e-05], [-3.0517578e-05], [6.0], [1.0]]> : tensor<4x1xf8E5M2FNUZ>, dense<[[0x80]]> : tensor<1x1xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E5M2FNUZ, special values
//   A: rank 2
//   A: has 1
//   E: f8E5M2FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: alternative 2 (otherwise)
// legal 0 0: ["nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<4x1xf8E5M2FNUZ>, %arg1: tensor<1x1xf8E5M2FNUZ>) -> tensor<4x1xf8E5M2FNUZ> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>) -> tensor<4x1xf8E5M2FNUZ>
  return %0 : tensor<4x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4x1xf8E5M2FNUZ>, %input1: tensor<1x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>) -> (tensor<4x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E5M2FNUZ>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4x1xi1>
    func.return
  }
}
