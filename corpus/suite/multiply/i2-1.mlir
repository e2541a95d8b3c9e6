// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, -1, -2]]> : tensor<1x3xi2>]'
// RUN: : @program
// stablehlo.multiply on i2, special values
//   S: rank 2
//   S: has 1
//   E: i2
// legal 0 0: [-2,-1,null]

module {
func.func @program(%arg0: tensor<1x3xi2>) -> tensor<1x3xi2> {
  %0 = stablehlo.constant dense<[[-2, 1, -1]]> : tensor<1x3xi2>
  %1 = stablehlo.multiply %0, %arg0 : tensor<1x3xi2>
  return %1 : tensor<1x3xi2>
}

  func.func @main(%input0: tensor<1x3xi2>) {
    %r = func.call @program(%input0) : (tensor<1x3xi2>) -> (tensor<1x3xi2>)
    %v0 = stablehlo.constant dense<[[-2, -1, 1]]> : tensor<1x3xi2>
    %v1 = stablehlo.constant dense<[[-2, -1, -2]]> : tensor<1x3xi2>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<1x3xi2>, tensor<1x3xi2>) -> tensor<1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<1x3xi2>, tensor<1x3xi2>) -> tensor<1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x3xi1>
    %v5 = stablehlo.constant dense<[[false, false, true]]> : tensor<1x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x3xi1>
    func.return
  }
}
