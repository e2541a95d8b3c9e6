// RUN: stablehlo-translate --interpret %s --args='[dense<[-8, -1, 2, 7, -4]> : tensor<5xi4>, dense<[6, 7, 6, -1, 1]> : tensor<5xi4>]'
// RUN: : @program
// stablehlo.multiply on i4, exact values
//   S: rank 1
//   E: i4
// legal 0 0: [null,-7,null,-7,-4]

module {
func.func @program(%arg0: tensor<5xi4>, %arg1: tensor<5xi4>) -> tensor<5xi4> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<5xi4>
  return %0 : tensor<5xi4>
}

  func.func @main(%input0: tensor<5xi4>, %input1: tensor<5xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xi4>, tensor<5xi4>) -> (tensor<5xi4>)
    %v0 = stablehlo.constant dense<[7, -7, 7, -7, -4]> : tensor<5xi4>
    %v1 = stablehlo.constant dense<[-8, -7, -8, -7, -4]> : tensor<5xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5xi1>
    %v5 = stablehlo.constant dense<[true, false, true, false, false]> : tensor<5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5xi1>
    func.return
  }
}
