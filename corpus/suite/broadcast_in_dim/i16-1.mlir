// RUN: stablehlo-translate --interpret %s --args='[dense<[[4], [5], [-6]]> : tensor<3x1xi16>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on i16, special values
//   S: rank 2
//   S: has 1
//   U: rank 2
//   T: 1
//   T: low (otherwise)
//   E: i16
//   broadcast_dimensions: ascending
// legal 0 0: [4,4,4,4,4,4,5,5,5,5,5,5,-6,-6,-6,-6,-6,-6]

module {
func.func @program(%arg0: tensor<3x1xi16>) -> tensor<3x1x2x3xi16> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi16>) -> tensor<3x1x2x3xi16>
  return %0 : tensor<3x1x2x3xi16>
}

  func.func @main(%input0: tensor<3x1xi16>) {
    %r = func.call @program(%input0) : (tensor<3x1xi16>) -> (tensor<3x1x2x3xi16>)
    check.expect_eq_const %r, dense<[[[[4, 4, 4], [4, 4, 4]]], [[[5, 5, 5], [5, 5, 5]]], [[[-6, -6, -6], [-6, -6, -6]]]]> : tensor<3x1x2x3xi16>
    func.return
  }
}
