// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.0> : tensor<f8E4M3>, dense<-0.75> : tensor<f8E4M3>]'
// RUN: : @program
// chlo.broadcast_add on f8E4M3, exact values
//   A: rank 0
//   m: low
//   E: f8E4M3
//   broadcast_dimensions: absent
// legal 0 0: [-2.75]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  return %0 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<f8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.75> : tensor<f64>
    func.return
  }
}
