// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.0> : tensor<f8E5M2FNUZ>, dense<-0.5> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E5M2FNUZ, exact values
//   A: rank 0
//   m: low
//   E: f8E5M2FNUZ
//   broadcast_dimensions: absent
// legal 0 0: [-1.5]

module {
func.func @program(%arg0: tensor<f8E5M2FNUZ>, %arg1: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  return %0 : tensor<f8E5M2FNUZ>
}

  func.func @main(%input0: tensor<f8E5M2FNUZ>, %input1: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<f64>
    func.return
  }
}
