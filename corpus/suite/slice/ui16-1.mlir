// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui16>]'
// RUN: : @program
// stablehlo.slice on ui16, exact values
//   S: rank 0
//   E: ui16
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
  %0 = stablehlo.slice %arg0 [] : (tensor<ui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<ui16>)
    check.expect_eq_const %r, dense<3> : tensor<ui16>
    func.return
  }
}
