// RUN: stablehlo-translate --interpret %s --args='[dense<-3> : tensor<i4>, dense<-1> : tensor<i4>, dense<-2> : tensor<i4>]'
// RUN: : @program
// stablehlo.clamp on i4, exact values
//   S: rank 0
//   E: i4
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-2]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>, %arg2: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>, %input2: tensor<i4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<-2> : tensor<i4>
    func.return
  }
}
