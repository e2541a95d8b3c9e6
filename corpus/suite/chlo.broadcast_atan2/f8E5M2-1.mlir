// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.21875, -2.0, -0.625, -4.0]> : tensor<4xf8E5M2>, dense<0xFC> : tensor<f8E5M2>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E5M2, special values
//   A: rank 1
//   m: low
//   E: f8E5M2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [3.0,-3.0,-3.0,-3.0]

module {
func.func @program(%arg0: tensor<4xf8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<4xf8E5M2> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  return %0 : tensor<4xf8E5M2>
}

  func.func @main(%input0: tensor<4xf8E5M2>, %input1: tensor<f8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf8E5M2>, tensor<f8E5M2>) -> (tensor<4xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E5M2>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[3.0, -3.0, -3.0, -3.0]> : tensor<4xf64>
    func.return
  }
}
