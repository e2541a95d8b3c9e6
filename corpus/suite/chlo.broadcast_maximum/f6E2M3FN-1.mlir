// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_maximum on f6E2M3FN, special values
//   A: rank 0
//   m: low
//   E: f6E2M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [5.0]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = chlo.broadcast_maximum %arg0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<5.0> : tensor<f64>
    func.return
  }
}
