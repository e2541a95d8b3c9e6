// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<ui64>]'
// RUN: : @program
// stablehlo.or on ui64, exact values
//   S: rank 0
//   E: ui64
// legal 0 0: [13]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<9> : tensor<ui64>
  %1 = stablehlo.or %arg0, %0 : tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<13> : tensor<ui64>
    func.return
  }
}
