// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<448.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3FN, special values
//   A: rank 0
//   m: low + 1
//   E: f8E4M3FN
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [1.625]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.constant dense<[0.5]> : tensor<1xf8E4M3FN>
  %1 = chlo.broadcast_atan2 %arg0, %0 : (tensor<f8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %1 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.625> : tensor<1xf64>
    func.return
  }
}
