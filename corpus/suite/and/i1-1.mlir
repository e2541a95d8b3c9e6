// RUN: stablehlo-translate --interpret %s --args='[dense<[[false], [true], [true]]> : tensor<3x1xi1>]'
// RUN: : @program
// stablehlo.and on i1, special values
//   S: rank 2
//   S: has 1
//   E: i1
// legal 0 0: [false,true,true]

module {
func.func @program(%arg0: tensor<3x1xi1>) -> tensor<3x1xi1> {
  %0 = stablehlo.and %arg0, %arg0 : tensor<3x1xi1>
  return %0 : tensor<3x1xi1>
}

  func.func @main(%input0: tensor<3x1xi1>) {
    %r = func.call @program(%input0) : (tensor<3x1xi1>) -> (tensor<3x1xi1>)
    check.expect_eq_const %r, dense<[[false], [true], [true]]> : tensor<3x1xi1>
    func.return
  }
}
