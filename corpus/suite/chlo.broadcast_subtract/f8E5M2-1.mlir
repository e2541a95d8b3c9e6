// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[4.5776367e-05, 1.5258789e-05]> : tensor<2xf8E5M2>, dense<[[[0.5], [0.5]], [[-6.0], [0.75]]]> : tensor<2x2x1xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E5M2, special values
//   A: rank 1
//   E: f8E5M2
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [-0.5,-0.5,6.0,-0.75]

module {
func.func @program(%arg0: tensor<2xf8E5M2>, %arg1: tensor<2x2x1xf8E5M2>) -> tensor<2x2x1xf8E5M2> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2xf8E5M2>, tensor<2x2x1xf8E5M2>) -> tensor<2x2x1xf8E5M2>
  return %0 : tensor<2x2x1xf8E5M2>
}

  func.func @main(%input0: tensor<2xf8E5M2>, %input1: tensor<2x2x1xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E5M2>, tensor<2x2x1xf8E5M2>) -> (tensor<2x2x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf8E5M2>) -> tensor<2x2x1xf64>
    check.expect_eq_const %v0, dense<[[[-0.5], [-0.5]], [[6.0], [-0.75]]]> : tensor<2x2x1xf64>
    func.return
  }
}
