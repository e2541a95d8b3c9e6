// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true], [true], [true], [true], [false]]> : tensor<5x1xi1>, dense<[[1, 1, 0, 0]]> : tensor<1x4xui2>, dense<1> : tensor<ui2>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 2
//   P: has 1
//   n: low
//   E: ui2
//   T: more
//   T: alternative 2 (otherwise)
// legal 0 0: [1,1,0,0,1,1,0,0,1,1,0,0,1,1,0,0,1,1,1,1]

module {
func.func @program(%arg0: tensor<5x1xi1>, %arg1: tensor<1x4xui2>, %arg2: tensor<ui2>) -> tensor<5x4xui2> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<5x1xi1>, tensor<1x4xui2>, tensor<ui2>) -> tensor<5x4xui2>
  return %0 : tensor<5x4xui2>
}

  func.func @main(%input0: tensor<5x1xi1>, %input1: tensor<1x4xui2>, %input2: tensor<ui2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x1xi1>, tensor<1x4xui2>, tensor<ui2>) -> (tensor<5x4xui2>)
    check.expect_eq_const %r, dense<[[1, 1, 0, 0], [1, 1, 0, 0], [1, 1, 0, 0], [1, 1, 0, 0], [1, 1, 1, 1]]> : tensor<5x4xui2>
    func.return
  }
}
