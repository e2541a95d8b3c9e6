// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.0> : tensor<f8E4M3>, dense<[[-0.9375, -0.8125]]> : tensor<1x2xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3, envelope values
//   A: rank 0
//   E: f8E4M3
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [2.25,2.25]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<1x2xf8E4M3>) -> tensor<1x2xf8E4M3> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<f8E4M3>, tensor<1x2xf8E4M3>) -> tensor<1x2xf8E4M3>
  return %0 : tensor<1x2xf8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<1x2xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<1x2xf8E4M3>) -> (tensor<1x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E4M3>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<2.25> : tensor<1x2xf64>
    func.return
  }
}
