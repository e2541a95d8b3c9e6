// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2, 8]], [[9, 2]]]> : tensor<2x1x2xui4>, dense<[[[1, 4]], [[1, 0]]]> : tensor<2x1x2xui4>]'
// RUN: : @program
// stablehlo.shift_left on ui4, special values
//   S: rank 3+
//   S: has 1
//   E: ui4
// legal 0 0: [4,null,2,2]

module {
func.func @program(%arg0: tensor<2x1x2xui4>, %arg1: tensor<2x1x2xui4>) -> tensor<2x1x2xui4> {
  %0 = stablehlo.shift_left %arg0, %arg1 : tensor<2x1x2xui4>
  return %0 : tensor<2x1x2xui4>
}

  func.func @main(%input0: tensor<2x1x2xui4>, %input1: tensor<2x1x2xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2xui4>, tensor<2x1x2xui4>) -> (tensor<2x1x2xui4>)
    %v0 = stablehlo.constant dense<[[[4, 15]], [[2, 2]]]> : tensor<2x1x2xui4>
    %v1 = stablehlo.constant dense<[[[4, 0]], [[2, 2]]]> : tensor<2x1x2xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1x2xui4>, tensor<2x1x2xui4>) -> tensor<2x1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1x2xui4>, tensor<2x1x2xui4>) -> tensor<2x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x2xi1>
    %v5 = stablehlo.constant dense<[[[false, true]], [[false, false]]]> : tensor<2x1x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1x2xi1>
    func.return
  }
}
