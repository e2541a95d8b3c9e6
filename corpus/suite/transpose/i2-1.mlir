// RUN: stablehlo-translate --interpret %s --args='[dense<[-1, -1, 0]> : tensor<3xi2>]'
// RUN: : @program
// stablehlo.transpose on i2, exact values
//   S: rank 1
//   E: i2
//   permutation: identity
// legal 0 0: [-1,-1,0]

module {
func.func @program(%arg0: tensor<3xi2>) -> tensor<3xi2> {
  %0 = stablehlo.transpose %arg0, dims = [0] : (tensor<3xi2>) -> tensor<3xi2>
  return %0 : tensor<3xi2>
}

  func.func @main(%input0: tensor<3xi2>) {
    %r = func.call @program(%input0) : (tensor<3xi2>) -> (tensor<3xi2>)
    check.expect_eq_const %r, dense<[-1, -1, 0]> : tensor<3xi2>
    func.return
  }
}
