// RUN: stablehlo-translate --interpret %s --args='[dense<[0, -2, -1]> : tensor<3xi2>]'
// RUN: : @program
// stablehlo.optimization_barrier on i2, special values
//   T: tensor
// legal 0 0: [0,-2,-1]
// legal 0 1: [1,0,0,1]

module {
func.func @program(%arg0: tensor<3xi2>) -> (tensor<3xi2>, tensor<4xi2>) {
  %0 = stablehlo.constant dense<[1, 0, 0, 1]> : tensor<4xi2>
  %1, %2 = stablehlo.optimization_barrier %0, %arg0 : tensor<4xi2>, tensor<3xi2>
  return %2, %1 : tensor<3xi2>, tensor<4xi2>
}

  func.func @main(%input0: tensor<3xi2>) {
    %r:2 = func.call @program(%input0) : (tensor<3xi2>) -> (tensor<3xi2>, tensor<4xi2>)
    check.expect_eq_const %r#0, dense<[0, -2, -1]> : tensor<3xi2>
    check.expect_eq_const %r#1, dense<[1, 0, 0, 1]> : tensor<4xi2>
    func.return
  }
}
