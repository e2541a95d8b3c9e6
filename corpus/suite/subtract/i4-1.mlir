// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<i4>]'
// RUN: : @program
// stablehlo.subtract on i4, special values
//   S: rank 0
//   E: i4
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.constant dense<-1> : tensor<i4>
  %1 = stablehlo.subtract %arg0, %0 : tensor<i4>
  return %1 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<3> : tensor<i4>
    func.return
  }
}
