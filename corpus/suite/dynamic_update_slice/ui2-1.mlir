// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui2>, dense<1> : tensor<ui2>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on ui2, envelope values
//   S: rank 0
//   E: ui2
//   I: ui2
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1 : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<ui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<1> : tensor<ui2>
    func.return
  }
}
