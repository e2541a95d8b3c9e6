// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<15.5> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E3M4, special values
//   A: rank 0
//   m: low + 1
//   E: f8E3M4
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [1.5625]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.constant dense<[0.5]> : tensor<1xf8E3M4>
  %1 = chlo.broadcast_atan2 %arg0, %0 : (tensor<f8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  return %1 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.5625> : tensor<1xf64>
    func.return
  }
}
