// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.75> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_subtract on f6E2M3FN, exact values
//   A: rank 0
//   m: low
//   E: f6E2M3FN
//   broadcast_dimensions: absent
// legal 0 0: [1.75]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %1 = chlo.broadcast_subtract %0, %arg0 : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %1 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.75> : tensor<f64>
    func.return
  }
}
