// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.4375> : tensor<f8E5M2>, dense<[-6.1035156e-05, 6.1035156e-05]> : tensor<2xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_divide on f8E5M2, special values
//   A: rank 0
//   m: low + 1
//   E: f8E5M2
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [-7168.0,7168.0]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<f8E5M2>, tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<2xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-7168.0, 7168.0]> : tensor<2xf64>
    func.return
  }
}
