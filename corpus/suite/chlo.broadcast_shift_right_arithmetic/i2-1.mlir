// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1, 1]> : tensor<2xi2>, dense<[[1]]> : tensor<1x1xi2>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i2, special values
//   A: rank 1
//   E: i2
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<2xi2>, %arg1: tensor<1x1xi2>) -> tensor<1x2xi2> {
  %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 : (tensor<2xi2>, tensor<1x1xi2>) -> tensor<1x2xi2>
  return %0 : tensor<1x2xi2>
}

  func.func @main(%input0: tensor<2xi2>, %input1: tensor<1x1xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xi2>, tensor<1x1xi2>) -> (tensor<1x2xi2>)
    check.expect_eq_const %r, dense<0> : tensor<1x2xi2>
    func.return
  }
}
