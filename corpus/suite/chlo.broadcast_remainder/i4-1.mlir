// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-8, 1, -8]> : tensor<3xi4>, dense<6> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_remainder on i4, exact values
//   A: rank 1
//   m: low
//   E: i4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-2,1,-2]

module {
func.func @program(%arg0: tensor<3xi4>, %arg1: tensor<i4>) -> tensor<3xi4> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<3xi4>, tensor<i4>) -> tensor<3xi4>
  return %0 : tensor<3xi4>
}

  func.func @main(%input0: tensor<3xi4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi4>, tensor<i4>) -> (tensor<3xi4>)
    check.expect_eq_const %r, dense<[-2, 1, -2]> : tensor<3xi4>
    func.return
  }
}
