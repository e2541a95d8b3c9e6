// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1, 0, 1], [1, 0, 1]], [[1, 0, 1], [1, 1, 1]], [[1, 1, 1], [1, 1, 1]], [[0, 0, 0], [0, 1, 0]]]> : tensor<4x2x3xui2>]'
// RUN: : @program
// stablehlo.reduce on ui2, exact values
//   N: low
//   D: rank 2
//   S: rank 1
//   E: ui2
//   F: ui2
//   dimensions: unordered
// legal 0 0: [1,1,1,1]

module {
func.func @program(%arg0: tensor<4x2x3xui2>) -> tensor<4xui2> {
  %0 = stablehlo.constant dense<0> : tensor<ui2>
  %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.or across dimensions = [2, 1] : (tensor<4x2x3xui2>, tensor<ui2>) -> tensor<4xui2>
  return %1 : tensor<4xui2>
}

  func.func @main(%input0: tensor<4x2x3xui2>) {
    %r = func.call @program(%input0) : (tensor<4x2x3xui2>) -> (tensor<4xui2>)
    check.expect_eq_const %r, dense<1> : tensor<4xui2>
    func.return
  }
}
