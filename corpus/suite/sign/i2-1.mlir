// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1, -2, 1]]> : tensor<1x3xi2>]'
// RUN: : @program
// stablehlo.sign on i2, special values
//   S: rank 2
//   S: has 1
//   E: i2
// legal 0 0: [-1,-1,1]

module {
func.func @program(%arg0: tensor<1x3xi2>) -> tensor<1x3xi2> {
  %0 = stablehlo.sign %arg0 : tensor<1x3xi2>
  return %0 : tensor<1x3xi2>
}

  func.func @main(%input0: tensor<1x3xi2>) {
    %r = func.call @program(%input0) : (tensor<1x3xi2>) -> (tensor<1x3xi2>)
    check.expect_eq_const %r, dense<[[-1, -1, 1]]> : tensor<1x3xi2>
    func.return
  }
}
