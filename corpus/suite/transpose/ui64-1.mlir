// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<ui64>]'
// RUN: : @program
// stablehlo.transpose on ui64, exact values
//   S: rank 0
//   E: ui64
//   permutation: identity
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.transpose %arg0, dims = [] : (tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<0> : tensor<ui64>
    func.return
  }
}
