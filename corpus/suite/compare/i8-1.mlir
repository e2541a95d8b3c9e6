// RUN: stablehlo-translate --interpret %s --args='[dense<127> : tensor<i8>]'
// RUN: : @program
// stablehlo.compare on i8, envelope values
//   S: rank 0
//   E: i8
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-7> : tensor<i8>
  %1 = stablehlo.compare GE, %arg0, %0 : (tensor<i8>, tensor<i8>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
