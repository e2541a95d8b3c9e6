// RUN: stablehlo-translate --interpret %s --args='[dense<1986426619> : tensor<i32>, dense<-3> : tensor<i32>]'
// RUN: : @program
// stablehlo.compare on i32, exact values
//   S: rank 0
//   E: i32
//   comparison_direction: GT
//   compare_type: given
//   compare_type: SIGNED
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
