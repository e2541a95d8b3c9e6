// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<i4>, dense<[1, 0]> : tensor<2xi4>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i4, exact values
//   A: rank 0
//   m: low + 1
//   E: i4
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [0,1]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<2xi4>) -> tensor<2xi4> {
  %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 : (tensor<i4>, tensor<2xi4>) -> tensor<2xi4>
  return %0 : tensor<2xi4>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<2xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i4>, tensor<2xi4>) -> (tensor<2xi4>)
    check.expect_eq_const %r, dense<[0, 1]> : tensor<2xi4>
    func.return
  }
}
