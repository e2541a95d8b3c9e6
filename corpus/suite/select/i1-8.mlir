// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<-2> : tensor<i2>]'
// RUN: : @program
// stablehlo.select on i1, special values
//   S: rank 0
//   E: i2
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = stablehlo.constant dense<0> : tensor<i2>
  %1 = stablehlo.select %arg0, %0, %arg1 : tensor<i1>, tensor<i2>
  return %1 : tensor<i2>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<i2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<0> : tensor<i2>
    func.return
  }
}
