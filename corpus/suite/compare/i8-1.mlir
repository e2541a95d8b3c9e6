// RUN: stablehlo-translate --interpret %s --args='[dense<-4> : tensor<i8>, dense<9> : tensor<i8>]'
// RUN: : @program
// stablehlo.compare on i8, envelope values
//   S: rank 0
//   E: i8
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<i1> {
  %0 = stablehlo.compare GE, %arg0, %arg1 : (tensor<i8>, tensor<i8>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i8>, %input1: tensor<i8>) {
    %r = func.call @program(%input0, %input1) : (tensor<i8>, tensor<i8>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
