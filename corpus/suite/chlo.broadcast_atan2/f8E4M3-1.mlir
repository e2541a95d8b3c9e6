// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0]> : tensor<1xf8E4M3>, dense<[[[0.25], [-0.75]], [[-0.75], [0.75]], [[0.0], [-0.5]]]> : tensor<3x2x1xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3, exact values
//   A: rank 1
//   A: has 1
//   E: f8E4M3
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [0.0,3.25,3.25,0.0,0.0,3.25]

module {
func.func @program(%arg0: tensor<1xf8E4M3>, %arg1: tensor<3x2x1xf8E4M3>) -> tensor<3x2x1xf8E4M3> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<1xf8E4M3>, tensor<3x2x1xf8E4M3>) -> tensor<3x2x1xf8E4M3>
  return %0 : tensor<3x2x1xf8E4M3>
}

  func.func @main(%input0: tensor<1xf8E4M3>, %input1: tensor<3x2x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E4M3>, tensor<3x2x1xf8E4M3>) -> (tensor<3x2x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x2x1xf8E4M3>) -> tensor<3x2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x2x1xf64>) -> tensor<3x2x1xi64>
    check.expect_eq_const %v1, dense<[[[0], [4614500768194494464]], [[4614500768194494464], [0]], [[0], [4614500768194494464]]]> : tensor<3x2x1xi64>
    func.return
  }
}
