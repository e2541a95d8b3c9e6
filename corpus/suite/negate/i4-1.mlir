// RUN: stablehlo-translate --interpret %s --args='[dense<-3> : tensor<i4>]'
// RUN: : @program
// stablehlo.negate on i4, exact values
//   S: rank 0
//   E: i4
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.negate %arg0 : tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<3> : tensor<i4>
    func.return
  }
}
