// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[1.5, 1.0, 1.5]]> : tensor<1x3xf8E3M4>]'
// RUN: : @program
// chlo.broadcast_maximum on f8E3M4, exact values
//   A: rank 1
//   E: f8E3M4
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 1 (otherwise)
// legal 0 0: [1.5,1.0,1.5]

module {
func.func @program(%arg0: tensor<1x3xf8E3M4>) -> tensor<1x3xf8E3M4> {
  %0 = stablehlo.constant dense<[-0.25, -1.0, -0.25]> : tensor<3xf8E3M4>
  %1 = chlo.broadcast_maximum %0, %arg0 : (tensor<3xf8E3M4>, tensor<1x3xf8E3M4>) -> tensor<1x3xf8E3M4>
  return %1 : tensor<1x3xf8E3M4>
}

  func.func @main(%input0: tensor<1x3xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1x3xf8E3M4>) -> (tensor<1x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x3xf8E3M4>) -> tensor<1x3xf64>
    check.expect_eq_const %v0, dense<[[1.5, 1.0, 1.5]]> : tensor<1x3xf64>
    func.return
  }
}
