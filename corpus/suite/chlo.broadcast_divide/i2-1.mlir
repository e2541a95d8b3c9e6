// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1, -1, 0]> : tensor<3xi2>, dense<[1]> : tensor<1xi2>]'
// RUN: : @program
// chlo.broadcast_divide on i2, exact values
//   A: rank 1
//   m: low + 1
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 2 (otherwise)
// legal 0 0: [1,-1,0]

module {
func.func @program(%arg0: tensor<3xi2>, %arg1: tensor<1xi2>) -> tensor<3xi2> {
  %0 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<3xi2>, tensor<1xi2>) -> tensor<3xi2>
  return %0 : tensor<3xi2>
}

  func.func @main(%input0: tensor<3xi2>, %input1: tensor<1xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi2>, tensor<1xi2>) -> (tensor<3xi2>)
    check.expect_eq_const %r, dense<[1, -1, 0]> : tensor<3xi2>
    func.return
  }
}
