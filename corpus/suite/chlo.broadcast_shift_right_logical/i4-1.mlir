// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-8, -8]]> : tensor<1x2xi4>, dense<1> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on i4, special values
//   A: rank 2
//   A: has 1
//   m: low
//   E: i4
//   broadcast_dimensions: absent
// legal 0 0: [4,4]

module {
func.func @program(%arg0: tensor<1x2xi4>, %arg1: tensor<i4>) -> tensor<1x2xi4> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 : (tensor<1x2xi4>, tensor<i4>) -> tensor<1x2xi4>
  return %0 : tensor<1x2xi4>
}

  func.func @main(%input0: tensor<1x2xi4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xi4>, tensor<i4>) -> (tensor<1x2xi4>)
    check.expect_eq_const %r, dense<4> : tensor<1x2xi4>
    func.return
  }
}
