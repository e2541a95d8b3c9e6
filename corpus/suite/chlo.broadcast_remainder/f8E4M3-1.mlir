// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.75, 0.75, -0.5]]> : tensor<1x3xf8E4M3>, dense<[[[0.0], [1.5], [0.0]], [[0.0], [-2.0], [0.0]]]> : tensor<2x3x1xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E4M3, exact values
//   A: rank 2
//   A: has 1
//   E: f8E4M3
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: ["nan","nan","nan",0.75,0.75,-0.5,"nan","nan","nan","nan","nan","nan",0.75,0.75,-0.5,"nan","nan","nan"]

module {
func.func @program(%arg0: tensor<1x3xf8E4M3>, %arg1: tensor<2x3x1xf8E4M3>) -> tensor<2x3x3xf8E4M3> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<1x3xf8E4M3>, tensor<2x3x1xf8E4M3>) -> tensor<2x3x3xf8E4M3>
  return %0 : tensor<2x3x3xf8E4M3>
}

  func.func @main(%input0: tensor<1x3xf8E4M3>, %input1: tensor<2x3x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3xf8E4M3>, tensor<2x3x1xf8E4M3>) -> (tensor<2x3x3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x3x3xf8E4M3>) -> tensor<2x3x3xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0.75, 0.75, -0.5], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0.75, 0.75, -0.5], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<2x3x3xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0.75, 0.75, -0.5], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0.75, 0.75, -0.5], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<2x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x3xi1>
    %v6 = stablehlo.constant dense<[[[true, true, true], [false, false, false], [true, true, true]], [[true, true, true], [false, false, false], [true, true, true]]]> : tensor<2x3x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x3x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x3x3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x3x3xi1>
    func.return
  }
}
