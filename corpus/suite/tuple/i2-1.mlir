// RUN: stablehlo-translate --interpret %s --args='[dense<[-2, -1, 1, 1, 0]> : tensor<5xi2>]'
// RUN: : @program
// stablehlo.tuple on i2, special values
//   N: low
//   N: low + 1
//   T: tensor
//   T: token
//   T: tuple
// legal 0 0: [-2,-1,1,1,0]

module {
func.func @program(%arg0: tensor<5xi2>) -> tensor<5xi2> {
  return %arg0 : tensor<5xi2>
}

  func.func @main(%input0: tensor<5xi2>) {
    %r = func.call @program(%input0) : (tensor<5xi2>) -> (tensor<5xi2>)
    check.expect_eq_const %r, dense<[-2, -1, 1, 1, 0]> : tensor<5xi2>
    func.return
  }
}
