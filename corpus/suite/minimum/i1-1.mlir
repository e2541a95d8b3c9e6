// RUN: stablehlo-translate --interpret %s --args='[dense<[[[false]], [[true]], [[false]], [[false]]]> : tensor<4x1x1xi1>]'
// RUN: : @program
// stablehlo.minimum on i1, exact values
//   S: rank 3+
//   S: has 1
//   E: i1
// legal 0 0: [false,true,false,false]

module {
func.func @program(%arg0: tensor<4x1x1xi1>) -> tensor<4x1x1xi1> {
  %0 = stablehlo.minimum %arg0, %arg0 : tensor<4x1x1xi1>
  return %0 : tensor<4x1x1xi1>
}

  func.func @main(%input0: tensor<4x1x1xi1>) {
    %r = func.call @program(%input0) : (tensor<4x1x1xi1>) -> (tensor<4x1x1xi1>)
    check.expect_eq_const %r, dense<[[[false]], [[true]], [[false]], [[false]]]> : tensor<4x1x1xi1>
    func.return
  }
}
