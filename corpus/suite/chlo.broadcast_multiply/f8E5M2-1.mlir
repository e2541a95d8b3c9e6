// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.5> : tensor<f8E5M2>, dense<[-1.0, 2.0, 1.0]> : tensor<3xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_multiply on f8E5M2, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E5M2
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [0.5,-1.0,-0.5]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<f8E5M2>, tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  return %0 : tensor<3xf8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<3xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[0.5, -1.0, -0.5]> : tensor<3xf64>
    func.return
  }
}
