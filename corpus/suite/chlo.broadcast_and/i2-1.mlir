// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0], [0], [0], [-1]]> : tensor<4x1xi2>]'
// RUN: : @program
// chlo.broadcast_and on i2, exact values
//   A: rank 2
//   A: has 1
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-1,1,0,-1,-1]

module {
func.func @program(%arg0: tensor<4x1xi2>) -> tensor<4x5xi2> {
  %0 = stablehlo.constant dense<[[-1, 1, 0, -1, -1]]> : tensor<1x5xi2>
  %1 = chlo.broadcast_and %arg0, %0 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xi2>, tensor<1x5xi2>) -> tensor<4x5xi2>
  return %1 : tensor<4x5xi2>
}

  func.func @main(%input0: tensor<4x1xi2>) {
    %r = func.call @program(%input0) : (tensor<4x1xi2>) -> (tensor<4x5xi2>)
    check.expect_eq_const %r, dense<[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [-1, 1, 0, -1, -1]]> : tensor<4x5xi2>
    func.return
  }
}
