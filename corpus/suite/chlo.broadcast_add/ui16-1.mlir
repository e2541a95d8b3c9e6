// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[27947, 62958, 13674, 4583]> : tensor<4xui16>]'
// RUN: : @program
// chlo.broadcast_add on ui16, exact values
//   A: rank 1
//   m: low + 1
//   E: ui16
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [27949,62959,13680,4589]

module {
func.func @program(%arg0: tensor<4xui16>) -> tensor<4xui16> {
  %0 = stablehlo.constant dense<[2, 1, 6, 6]> : tensor<4xui16>
  %1 = chlo.broadcast_add %0, %arg0 : (tensor<4xui16>, tensor<4xui16>) -> tensor<4xui16>
  return %1 : tensor<4xui16>
}

  func.func @main(%input0: tensor<4xui16>) {
    %r = func.call @program(%input0) : (tensor<4xui16>) -> (tensor<4xui16>)
    check.expect_eq_const %r, dense<[27949, 62959, 13680, 4589]> : tensor<4xui16>
    func.return
  }
}
