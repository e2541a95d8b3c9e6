// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.375> : tensor<f8E3M4>, dense<[[-15.5, 2.0, -0.0, 7.75, -0.234375], [-0.40625, 0x78, -15.5, 0.5, -0.34375]]> : tensor<2x5xf8E3M4>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E3M4, special values
//   A: rank 0
//   E: f8E3M4
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [2.375,0.375,"nan",2.375,0.03125,0.34375,"nan",2.375,0.375,0.3125]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<f8E3M4>, tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4>
  return %0 : tensor<2x5xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<2x5xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<2x5xf8E3M4>) -> (tensor<2x5xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x5xf8E3M4>) -> tensor<2x5xf64>
    %v1 = stablehlo.constant dense<[[2.375, 0.375, 0xFFF0000000000000, 2.375, 0.03125], [0.34375, 0xFFF0000000000000, 2.375, 0.375, 0.3125]]> : tensor<2x5xf64>
    %v2 = stablehlo.constant dense<[[2.375, 0.375, 0x7FF0000000000000, 2.375, 0.03125], [0.34375, 0x7FF0000000000000, 2.375, 0.375, 0.3125]]> : tensor<2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5xi1>
    %v6 = stablehlo.constant dense<[[false, false, true, false, false], [false, true, false, false, false]]> : tensor<2x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x5xi1>
    func.return
  }
}
