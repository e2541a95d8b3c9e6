// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<i2>, dense<-2> : tensor<i2>]'
// RUN: : @program
// stablehlo.or on i2, exact values
//   S: rank 0
//   E: i2
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = stablehlo.or %arg0, %arg1 : tensor<i2>
  return %0 : tensor<i2>
}

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<-1> : tensor<i2>
    func.return
  }
}
