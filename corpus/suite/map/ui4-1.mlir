// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<ui4>, dense<2> : tensor<ui4>, dense<7> : tensor<ui4>]'
// RUN: : @program
// stablehlo.map on ui4, exact values
//   S: rank 0
//   E: ui4
//   F: ui4
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>, %arg2: tensor<ui4>) -> tensor<ui4> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg2) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<ui4>, %2: tensor<ui4>, %3: tensor<ui4>):
    stablehlo.return %1 : tensor<ui4>
  }) : (tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>, %input2: tensor<ui4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<ui4>, tensor<ui4>, tensor<ui4>) -> (tensor<ui4>)
    check.expect_eq_const %r, dense<2> : tensor<ui4>
    func.return
  }
}
