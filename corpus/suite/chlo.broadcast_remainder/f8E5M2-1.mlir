// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.75, -14.0, 1.0, -0.375]> : tensor<4xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E5M2, envelope values
//   A: rank 0
//   m: low + 1
//   E: f8E5M2
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [-0.21875,-0.21875,-0.21875,-0.21875]

module {
func.func @program(%arg0: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = stablehlo.constant dense<-0.21875> : tensor<f8E5M2>
  %1 = chlo.broadcast_remainder %0, %arg0 : (tensor<f8E5M2>, tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  return %1 : tensor<4xf8E5M2>
}

  func.func @main(%input0: tensor<4xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<4xf8E5M2>) -> (tensor<4xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E5M2>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<-0.21875> : tensor<4xf64>
    func.return
  }
}
