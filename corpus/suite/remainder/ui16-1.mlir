// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<ui16>]'
// RUN: : @program
// stablehlo.remainder on ui16, exact values
//   S: rank 0
//   E: ui16
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.constant dense<0> : tensor<ui16>
  %1 = stablehlo.remainder %0, %arg0 : tensor<ui16>
  return %1 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<0> : tensor<ui16>
    func.return
  }
}
