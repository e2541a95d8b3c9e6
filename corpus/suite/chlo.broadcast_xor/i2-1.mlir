// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi2>]'
// RUN: : @program
// chlo.broadcast_xor on i2, exact values
//   A: rank 2
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [1,1,0,0,1,1,-1,-1,1,1,1,0,0,1,1,0,-1,-2,1,0,1,0,0,1,1,0,-1,-2,1,0]

module {
func.func @program(%arg0: tensor<3x2xi2>) -> tensor<3x5x2xi2> {
  %0 = stablehlo.constant dense<[[[1], [0], [1], [-1], [1]]]> : tensor<1x5x1xi2>
  %1 = chlo.broadcast_xor %arg0, %0 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x2xi2>, tensor<1x5x1xi2>) -> tensor<3x5x2xi2>
  return %1 : tensor<3x5x2xi2>
}

  func.func @main(%input0: tensor<3x2xi2>) {
    %r = func.call @program(%input0) : (tensor<3x2xi2>) -> (tensor<3x5x2xi2>)
    check.expect_eq_const %r, dense<[[[1, 1], [0, 0], [1, 1], [-1, -1], [1, 1]], [[1, 0], [0, 1], [1, 0], [-1, -2], [1, 0]], [[1, 0], [0, 1], [1, 0], [-1, -2], [1, 0]]]> : tensor<3x5x2xi2>
    func.return
  }
}
