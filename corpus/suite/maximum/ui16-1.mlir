// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<ui16>]'
// RUN: : @program
// stablehlo.maximum on ui16, special values
//   S: rank 0
//   E: ui16
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.constant dense<6> : tensor<ui16>
  %1 = stablehlo.maximum %arg0, %0 : tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<6> : tensor<ui16>
    func.return
  }
}
