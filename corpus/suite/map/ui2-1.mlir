// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui2>, dense<0> : tensor<ui2>]'
// RUN: : @program
// stablehlo.map on ui2, special values
//   S: rank 0
//   E: ui2
//   F: ui2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<ui2> {
  %0 = stablehlo.constant dense<3> : tensor<ui2>
  %1 = "stablehlo.map"(%arg0, %0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%2: tensor<ui2>, %3: tensor<ui2>, %4: tensor<ui2>):
    %5 = stablehlo.xor %4, %4 : tensor<ui2>
    stablehlo.return %5 : tensor<ui2>
  }) : (tensor<ui2>, tensor<ui2>, tensor<ui2>) -> tensor<ui2>
  return %1 : tensor<ui2>
}

  func.func @main(%input0: tensor<ui2>, %input1: tensor<ui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    check.expect_eq_const %r, dense<0> : tensor<ui2>
    func.return
  }
}
