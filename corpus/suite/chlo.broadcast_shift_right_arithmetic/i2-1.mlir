// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0, -1, 0, -1], [1, 1, 1, 1], [-1, 0, 1, -1]], [[1, 0, 1, -1], [0, 1, 0, 0], [-1, -1, -1, -1]], [[1, 0, 0, -1], [1, 0, 1, 1], [0, 0, 1, 1]], [[0, -1, -1, 1], [-1, 1, 1, 0], [-1, 1, 1, -1]]]> : tensor<4x3x4xi2>, dense<0> : tensor<i2>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i2, exact values
//   A: rank 3+
//   m: low
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0,-1,0,-1,1,1,1,1,-1,0,1,-1,1,0,1,-1,0,1,0,0,-1,-1,-1,-1,1,0,0,-1,1,0,1,1,0,0,1,1,0,-1,-1,1,-1,1,1,0,-1,1,1,-1]

module {
func.func @program(%arg0: tensor<4x3x4xi2>, %arg1: tensor<i2>) -> tensor<4x3x4xi2> {
  %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<4x3x4xi2>, tensor<i2>) -> tensor<4x3x4xi2>
  return %0 : tensor<4x3x4xi2>
}

  func.func @main(%input0: tensor<4x3x4xi2>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3x4xi2>, tensor<i2>) -> (tensor<4x3x4xi2>)
    check.expect_eq_const %r, dense<[[[0, -1, 0, -1], [1, 1, 1, 1], [-1, 0, 1, -1]], [[1, 0, 1, -1], [0, 1, 0, 0], [-1, -1, -1, -1]], [[1, 0, 0, -1], [1, 0, 1, 1], [0, 0, 1, 1]], [[0, -1, -1, 1], [-1, 1, 1, 0], [-1, 1, 1, -1]]]> : tensor<4x3x4xi2>
    func.return
  }
}
