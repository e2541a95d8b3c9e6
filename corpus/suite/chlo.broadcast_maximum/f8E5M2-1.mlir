// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.0, 1.0, 0.0], [0.0, 2.0, 1.0]]> : tensor<2x3xf8E5M2>, dense<0.25> : tensor<f8E5M2>]'
// RUN: : @program
// chlo.broadcast_maximum on f8E5M2, exact values
//   A: rank 2
//   m: low
//   E: f8E5M2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0.25,1.0,0.25,0.25,2.0,1.0]

module {
func.func @program(%arg0: tensor<2x3xf8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<2x3xf8E5M2> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
  return %0 : tensor<2x3xf8E5M2>
}

  func.func @main(%input0: tensor<2x3xf8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> (tensor<2x3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x3xf8E5M2>) -> tensor<2x3xf64>
    check.expect_eq_const %v0, dense<[[0.25, 1.0, 0.25], [0.25, 2.0, 1.0]]> : tensor<2x3xf64>
    func.return
  }
}
