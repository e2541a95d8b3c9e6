// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<-1> : tensor<i64>, dense<-8> : tensor<i64>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 0
//   E: i64
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [-8]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<i64>, %input2: tensor<i64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-8> : tensor<i64>
    func.return
  }
}
