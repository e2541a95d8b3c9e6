// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.25> : tensor<f8E4M3>, dense<[[1.375, -0.75], [-0.875, 0.5]]> : tensor<2x2xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_maximum on f8E4M3, envelope values
//   A: rank 0
//   E: f8E4M3
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [2.25,2.25,2.25,2.25]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<2x2xf8E4M3>) -> tensor<2x2xf8E4M3> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f8E4M3>, tensor<2x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  return %0 : tensor<2x2xf8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<2x2xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<2x2xf8E4M3>) -> (tensor<2x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E4M3>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<2.25> : tensor<2x2xf64>
    func.return
  }
}
