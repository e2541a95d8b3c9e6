// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0]> : tensor<1xf8E3M4>, dense<[[[0.25], [-0.75]], [[-0.75], [0.75]], [[0.0], [-0.5]]]> : tensor<3x2x1xf8E3M4>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E3M4, exact values
//   A: rank 1
//   A: has 1
//   E: f8E3M4
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [0.0,3.125,3.125,0.0,0.0,3.125]

module {
func.func @program(%arg0: tensor<1xf8E3M4>, %arg1: tensor<3x2x1xf8E3M4>) -> tensor<3x2x1xf8E3M4> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<1xf8E3M4>, tensor<3x2x1xf8E3M4>) -> tensor<3x2x1xf8E3M4>
  return %0 : tensor<3x2x1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>, %input1: tensor<3x2x1xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E3M4>, tensor<3x2x1xf8E3M4>) -> (tensor<3x2x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x2x1xf8E3M4>) -> tensor<3x2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x2x1xf64>) -> tensor<3x2x1xi64>
    check.expect_eq_const %v1, dense<[[[0], [4614219293217783808]], [[4614219293217783808], [0]], [[0], [4614219293217783808]]]> : tensor<3x2x1xi64>
    func.return
  }
}
