// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1, -1, 1]> : tensor<3xi2>, dense<[[-1], [1], [1], [-1], [-1]]> : tensor<5x1xi2>]'
// RUN: : @program
// chlo.broadcast_multiply on i2, exact values
//   A: rank 1
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [1,1,-1,-1,-1,1,-1,-1,1,1,1,-1,1,1,-1]

module {
func.func @program(%arg0: tensor<3xi2>, %arg1: tensor<5x1xi2>) -> tensor<5x3xi2> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<3xi2>, tensor<5x1xi2>) -> tensor<5x3xi2>
  return %0 : tensor<5x3xi2>
}

  func.func @main(%input0: tensor<3xi2>, %input1: tensor<5x1xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi2>, tensor<5x1xi2>) -> (tensor<5x3xi2>)
    check.expect_eq_const %r, dense<[[1, 1, -1], [-1, -1, 1], [-1, -1, 1], [1, 1, -1], [1, 1, -1]]> : tensor<5x3xi2>
    func.return
  }
}
