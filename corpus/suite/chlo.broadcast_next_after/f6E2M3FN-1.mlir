// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f6E2M3FN>, dense<-1.5> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_next_after on f6E2M3FN, exact values
//   A: rank 0
//   m: low
//   E: f6E2M3FN
//   broadcast_dimensions: absent
// legal 0 0: [-0.125]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.125> : tensor<f64>
    func.return
  }
}
