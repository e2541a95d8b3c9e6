// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[2.0, 8.0, 0.5, 2.0, 0.25], [1.0, 1.0, 8.0, 0.25, 0.125]]> : tensor<2x5xf8E8M0FNU>, dense<[[[8.0]]]> : tensor<1x1x1xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_add on f8E8M0FNU, envelope values
//   A: rank 2
//   E: f8E8M0FNU
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 2 (otherwise)
// legal 0 0: [[4.0,16.0],16.0,[4.0,16.0],[4.0,16.0],[4.0,16.0],[4.0,16.0],[4.0,16.0],16.0,[4.0,16.0],[4.0,16.0]]

module {
func.func @program(%arg0: tensor<2x5xf8E8M0FNU>, %arg1: tensor<1x1x1xf8E8M0FNU>) -> tensor<1x2x5xf8E8M0FNU> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<2x5xf8E8M0FNU>, tensor<1x1x1xf8E8M0FNU>) -> tensor<1x2x5xf8E8M0FNU>
  return %0 : tensor<1x2x5xf8E8M0FNU>
}

  func.func @main(%input0: tensor<2x5xf8E8M0FNU>, %input1: tensor<1x1x1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5xf8E8M0FNU>, tensor<1x1x1xf8E8M0FNU>) -> (tensor<1x2x5xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x2x5xf8E8M0FNU>) -> tensor<1x2x5xf64>
    %v1 = stablehlo.constant dense<16.0> : tensor<1x2x5xf64>
    %v2 = stablehlo.constant dense<[[[4.0, 16.0, 4.0, 4.0, 4.0], [4.0, 4.0, 16.0, 4.0, 4.0]]]> : tensor<1x2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x5xf64>, tensor<1x2x5xf64>) -> tensor<1x2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x5xf64>, tensor<1x2x5xf64>) -> tensor<1x2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2x5xi1>
    func.return
  }
}
