// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f8E5M2>, dense<-0.25> : tensor<f8E5M2>]'
// RUN: : @program
// chlo.broadcast_add on f8E5M2, exact values
//   A: rank 0
//   m: low
//   E: f8E5M2
//   broadcast_dimensions: absent
// legal 0 0: [-0.25]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.25> : tensor<f64>
    func.return
  }
}
