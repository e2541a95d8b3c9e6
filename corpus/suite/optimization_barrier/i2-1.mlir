// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1], [-1]], [[0], [1]]]> : tensor<2x2x1xi2>]'
// RUN: : @program
// stablehlo.optimization_barrier on i2, exact values
//   T: tensor
// legal 0 0: [1,1,-1,1,0]
// legal 0 1: [1,-1,0,1]

module {
func.func @program(%arg0: tensor<2x2x1xi2>) -> (tensor<5xi2>, tensor<2x2x1xi2>) {
  %0 = stablehlo.constant dense<[1, 1, -1, 1, 0]> : tensor<5xi2>
  %1, %2 = stablehlo.optimization_barrier %arg0, %0 : tensor<2x2x1xi2>, tensor<5xi2>
  return %2, %1 : tensor<5xi2>, tensor<2x2x1xi2>
}

  func.func @main(%input0: tensor<2x2x1xi2>) {
    %r:2 = func.call @program(%input0) : (tensor<2x2x1xi2>) -> (tensor<5xi2>, tensor<2x2x1xi2>)
    check.expect_eq_const %r#0, dense<[1, 1, -1, 1, 0]> : tensor<5xi2>
    check.expect_eq_const %r#1, dense<[[[1], [-1]], [[0], [1]]]> : tensor<2x2x1xi2>
    func.return
  }
}
