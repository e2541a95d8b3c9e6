// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.5> : tensor<f8E3M4>, dense<0.0> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E3M4, exact values
//   A: rank 0
//   m: low
//   E: f8E3M4
//   broadcast_dimensions: absent
// legal 0 0: [1.5]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.5> : tensor<f64>
    func.return
  }
}
