// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.625, -1.875], [0.1875, -1.125]]> : tensor<2x2xf8E3M4>, dense<[[[2.25]], [[0x78]]]> : tensor<2x1x1xf8E3M4>]'
// RUN: : @program
// chlo.broadcast_maximum on f8E3M4, special values
//   A: rank 2
//   E: f8E3M4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [2.25,2.25,"nan","nan"]

module {
func.func @program(%arg0: tensor<2x2xf8E3M4>, %arg1: tensor<2x1x1xf8E3M4>) -> tensor<2x2x1xf8E3M4> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf8E3M4>, tensor<2x1x1xf8E3M4>) -> tensor<2x2x1xf8E3M4>
  return %0 : tensor<2x2x1xf8E3M4>
}

  func.func @main(%input0: tensor<2x2xf8E3M4>, %input1: tensor<2x1x1xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xf8E3M4>, tensor<2x1x1xf8E3M4>) -> (tensor<2x2x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf8E3M4>) -> tensor<2x2x1xf64>
    %v1 = stablehlo.constant dense<[[[2.25], [2.25]], [[0xFFF0000000000000], [0xFFF0000000000000]]]> : tensor<2x2x1xf64>
    %v2 = stablehlo.constant dense<[[[2.25], [2.25]], [[0x7FF0000000000000], [0x7FF0000000000000]]]> : tensor<2x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x1xi1>
    %v6 = stablehlo.constant dense<[[[false], [false]], [[true], [true]]]> : tensor<2x2x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x2x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x2x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x2x1xi1>
    func.return
  }
}
