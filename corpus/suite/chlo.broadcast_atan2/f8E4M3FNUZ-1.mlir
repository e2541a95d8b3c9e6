// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-0.03515625], [-0.625], [0.8125]]]> : tensor<1x3x1xf8E4M3FNUZ>, dense<[[[0.46875, -1.375]], [[-0.46875, 2.75]]]> : tensor<2x1x2xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3FNUZ, special values
//   A: rank 3+
//   A: has 1
//   E: f8E4M3FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [-0.078125,-3.0,-0.9375,-2.75,1.0,2.5,-3.0,-0.0126953125,-2.25,-0.21875,2.0,0.28125]

module {
func.func @program(%arg0: tensor<1x3x1xf8E4M3FNUZ>, %arg1: tensor<2x1x2xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x3x1xf8E4M3FNUZ>, tensor<2x1x2xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  return %0 : tensor<2x3x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x3x1xf8E4M3FNUZ>, %input1: tensor<2x1x2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x1xf8E4M3FNUZ>, tensor<2x1x2xf8E4M3FNUZ>) -> (tensor<2x3x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x3x2xf8E4M3FNUZ>) -> tensor<2x3x2xf64>
    check.expect_eq_const %v0, dense<[[[-0.078125, -3.0], [-0.9375, -2.75], [1.0, 2.5]], [[-3.0, -0.0126953125], [-2.25, -0.21875], [2.0, 0.28125]]]> : tensor<2x3x2xf64>
    func.return
  }
}
