// RUN: stablehlo-translate --interpret %s --args='[dense<65535> : tensor<ui16>]'
// RUN: : @program
// stablehlo.shift_left on ui16, special values
//   S: rank 0
//   E: ui16
// legal 0 0: [65535]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.constant dense<0> : tensor<ui16>
  %1 = stablehlo.shift_left %arg0, %0 : tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<65535> : tensor<ui16>
    func.return
  }
}
