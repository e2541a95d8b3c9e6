// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[true, true, true]> : tensor<3xi1>, dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, -0.75], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]]> : tensor<1x4x3xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 1
//   E: f8E4M3
//   T: 1
//   T: more
//   T: alternative 1 (otherwise)
//   F: alternative 1 (otherwise)
//   F: alternative 2 (otherwise)
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,-0.75,0.0,0.0,0.0,1.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<3xi1>, %arg1: tensor<1x4x3xf8E4M3>) -> tensor<1x4x3xf8E4M3> {
  %0 = stablehlo.constant dense<[[0.25], [0.5], [1.0], [0xFC]]> : tensor<4x1xf8E4M3>
  %1 = chlo.broadcast_select %arg0, %arg1, %0 : (tensor<3xi1>, tensor<1x4x3xf8E4M3>, tensor<4x1xf8E4M3>) -> tensor<1x4x3xf8E4M3>
  return %1 : tensor<1x4x3xf8E4M3>
}

  func.func @main(%input0: tensor<3xi1>, %input1: tensor<1x4x3xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi1>, tensor<1x4x3xf8E4M3>) -> (tensor<1x4x3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x4x3xf8E4M3>) -> tensor<1x4x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x4x3xf64>) -> tensor<1x4x3xi64>
    check.expect_eq_const %v1, dense<[[[0, 0, 0], [0, 0, -4618441417868443648], [0, 0, 0], [4607182418800017408, 0, 0]]]> : tensor<1x4x3xi64>
    func.return
  }
}
