// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.013671875, 0.001953125]> : tensor<2xf8E4M3>, dense<[[[0.5], [0.5]], [[6.5], [-0.75]]]> : tensor<2x2x1xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E4M3, special values
//   A: rank 1
//   E: f8E4M3
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [-0.5,-0.5,-6.5,0.75]

module {
func.func @program(%arg0: tensor<2xf8E4M3>, %arg1: tensor<2x2x1xf8E4M3>) -> tensor<2x2x1xf8E4M3> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2xf8E4M3>, tensor<2x2x1xf8E4M3>) -> tensor<2x2x1xf8E4M3>
  return %0 : tensor<2x2x1xf8E4M3>
}

  func.func @main(%input0: tensor<2xf8E4M3>, %input1: tensor<2x2x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E4M3>, tensor<2x2x1xf8E4M3>) -> (tensor<2x2x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf8E4M3>) -> tensor<2x2x1xf64>
    check.expect_eq_const %v0, dense<[[[-0.5], [-0.5]], [[-6.5], [0.75]]]> : tensor<2x2x1xf64>
    func.return
  }
}
