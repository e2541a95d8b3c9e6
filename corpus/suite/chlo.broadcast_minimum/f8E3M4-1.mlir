// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1.0> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E3M4, envelope values
//   A: rank 0
//   m: low
//   E: f8E3M4
//   broadcast_dimensions: absent
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.constant dense<-0.6875> : tensor<f8E3M4>
  %1 = chlo.broadcast_minimum %arg0, %0 : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  return %1 : tensor<f8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<f8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<f8E3M4>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
