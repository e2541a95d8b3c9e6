// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f8E3M4>, dense<[-2.0, -3.0]> : tensor<2xf8E3M4>]'
// RUN: : @program
// chlo.broadcast_next_after on f8E3M4, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E3M4
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [-0.015625,-0.015625]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<2xf8E3M4>) -> tensor<2xf8E3M4> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<f8E3M4>, tensor<2xf8E3M4>) -> tensor<2xf8E3M4>
  return %0 : tensor<2xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<2xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<2xf8E3M4>) -> (tensor<2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E3M4>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<-0.015625> : tensor<2xf64>
    func.return
  }
}
