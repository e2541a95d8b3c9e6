// RUN: stablehlo-translate --interpret %s --args='[dense<[[1], [0], [2], [2]]> : tensor<4x1xui2>]'
// RUN: : @program
// stablehlo.dot on ui2, special values
//   M: rank 1
//   N: rank 1
//   N: has 1
//   k: more
//   E: ui2
//   F: ui2
//   precision_config: absent
// legal 0 0: [null,1,3,[0,3],null]

module {
func.func @program(%arg0: tensor<4x1xui2>) -> tensor<5x1xui2> {
  %0 = stablehlo.constant dense<[[3, 0, 3, 1], [1, 0, 0, 0], [1, 2, 1, 0], [0, 1, 3, 0], [1, 1, 0, 3]]> : tensor<5x4xui2>
  %1 = stablehlo.dot %0, %arg0 : (tensor<5x4xui2>, tensor<4x1xui2>) -> tensor<5x1xui2>
  return %1 : tensor<5x1xui2>
}

  func.func @main(%input0: tensor<4x1xui2>) {
    %r = func.call @program(%input0) : (tensor<4x1xui2>) -> (tensor<5x1xui2>)
    %v0 = stablehlo.constant dense<[[3], [1], [3], [3], [3]]> : tensor<5x1xui2>
    %v1 = stablehlo.constant dense<[[0], [1], [3], [0], [0]]> : tensor<5x1xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x1xui2>, tensor<5x1xui2>) -> tensor<5x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x1xui2>, tensor<5x1xui2>) -> tensor<5x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1xi1>
    %v5 = stablehlo.constant dense<[[true], [false], [false], [false], [true]]> : tensor<5x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x1xi1>
    func.return
  }
}
