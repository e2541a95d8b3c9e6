// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<i64>]'
// RUN: : @program
// chlo.broadcast_xor on i64, exact values
//   A: rank 1
//   m: low
//   E: i64
//   broadcast_dimensions: absent
// legal 0 0: [8101121180926353612,-2588675720398742749]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<2xi64> {
  %0 = stablehlo.constant dense<[8101121180926353614, -2588675720398742751]> : tensor<2xi64>
  %1 = chlo.broadcast_xor %0, %arg0 : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
  return %1 : tensor<2xi64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<2xi64>)
    check.expect_eq_const %r, dense<[8101121180926353612, -2588675720398742749]> : tensor<2xi64>
    func.return
  }
}
