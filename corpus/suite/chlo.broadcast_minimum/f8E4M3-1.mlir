// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-3.25, 0.625, 1.0, -3.0, -2.25]> : tensor<5xf8E4M3>, dense<[[0.625], [0.21875], [-0.6875], [0x78]]> : tensor<4x1xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E4M3, special values
//   A: rank 1
//   E: f8E4M3
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [-3.25,0.625,0.625,-3.0,-2.25,-3.25,0.21875,0.21875,-3.0,-2.25,-3.25,-0.6875,-0.6875,-3.0,-2.25,-3.25,0.625,1.0,-3.0,-2.25]

module {
func.func @program(%arg0: tensor<5xf8E4M3>, %arg1: tensor<4x1xf8E4M3>) -> tensor<4x5xf8E4M3> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<5xf8E4M3>, tensor<4x1xf8E4M3>) -> tensor<4x5xf8E4M3>
  return %0 : tensor<4x5xf8E4M3>
}

  func.func @main(%input0: tensor<5xf8E4M3>, %input1: tensor<4x1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xf8E4M3>, tensor<4x1xf8E4M3>) -> (tensor<4x5xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4x5xf8E4M3>) -> tensor<4x5xf64>
    check.expect_eq_const %v0, dense<[[-3.25, 0.625, 0.625, -3.0, -2.25], [-3.25, 0.21875, 0.21875, -3.0, -2.25], [-3.25, -0.6875, -0.6875, -3.0, -2.25], [-3.25, 0.625, 1.0, -3.0, -2.25]]> : tensor<4x5xf64>
    func.return
  }
}
