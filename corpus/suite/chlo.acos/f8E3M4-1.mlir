// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1.0> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.acos on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
// legal 0 0: [3.125]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = chlo.acos %arg0 : tensor<f8E3M4> -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.125> : tensor<f64>
    func.return
  }
}
