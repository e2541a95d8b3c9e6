// RUN: stablehlo-translate --interpret %s --args='[dense<[-1, 1]> : tensor<2xi2>]'
// RUN: : @program
// stablehlo.shift_right_arithmetic on i2, exact values
//   S: rank 1
//   E: i2
// legal 0 0: [null,-1]

module {
func.func @program(%arg0: tensor<2xi2>) -> tensor<2xi2> {
  %0 = stablehlo.constant dense<[-1, -1]> : tensor<2xi2>
  %1 = stablehlo.shift_right_arithmetic %0, %arg0 : tensor<2xi2>
  return %1 : tensor<2xi2>
}

  func.func @main(%input0: tensor<2xi2>) {
    %r = func.call @program(%input0) : (tensor<2xi2>) -> (tensor<2xi2>)
    %v0 = stablehlo.constant dense<[1, -1]> : tensor<2xi2>
    %v1 = stablehlo.constant dense<[-2, -1]> : tensor<2xi2>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2xi2>, tensor<2xi2>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2xi2>, tensor<2xi2>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
