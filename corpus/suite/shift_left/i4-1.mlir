// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 1, -3, -2]> : tensor<4xi4>, dense<[3, -1, 1, 3]> : tensor<4xi4>]'
// RUN: : @program
// stablehlo.shift_left on i4, exact values
//   S: rank 1
//   E: i4
// legal 0 0: [0,null,-6,0]

module {
func.func @program(%arg0: tensor<4xi4>, %arg1: tensor<4xi4>) -> tensor<4xi4> {
  %0 = stablehlo.shift_left %arg0, %arg1 : tensor<4xi4>
  return %0 : tensor<4xi4>
}

  func.func @main(%input0: tensor<4xi4>, %input1: tensor<4xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi4>, tensor<4xi4>) -> (tensor<4xi4>)
    %v0 = stablehlo.constant dense<[0, 7, -6, 0]> : tensor<4xi4>
    %v1 = stablehlo.constant dense<[0, -8, -6, 0]> : tensor<4xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4xi4>, tensor<4xi4>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4xi4>, tensor<4xi4>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
