// RUN: stablehlo-translate --interpret %s --args='[dense<[[0, 0]]> : tensor<1x2xui2>]'
// RUN: : @program
// stablehlo.sort on ui2, exact values
//   N: low
//   S: rank 2
//   S: has 1
//   E: ui2
//   dimension: low
//   is_stable: false
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<1x2xui2>) -> tensor<1x2xui2> {
  %0 = "stablehlo.sort"(%arg0) <{dimension = -2 : i64}> ({
  ^bb0(%1: tensor<ui2>, %2: tensor<ui2>):
    %3 = stablehlo.compare GT, %1, %2 : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<1x2xui2>) -> tensor<1x2xui2>
  return %0 : tensor<1x2xui2>
}

  func.func @main(%input0: tensor<1x2xui2>) {
    %r = func.call @program(%input0) : (tensor<1x2xui2>) -> (tensor<1x2xui2>)
    check.expect_eq_const %r, dense<0> : tensor<1x2xui2>
    func.return
  }
}
