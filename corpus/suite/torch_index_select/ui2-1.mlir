// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1], [1], [1], [1]], [[1], [1], [1], [1]], [[1], [0], [0], [0]]], [[[0], [0], [0], [1]], [[1], [0], [0], [1]], [[1], [0], [0], [2]]]]> : tensor<2x3x4x1xui2>, dense<[[[0, 1, 3, 1], [0, 0, 1, 3], [2, 1, 0, 3]], [[3, 1, 0, 3], [1, 0, 2, 0], [0, 1, 3, 0]]]> : tensor<2x3x4xui2>]'
// RUN: : @program
// stablehlo.torch_index_select on ui2, exact values
//   dim: low
//   A: rank 3+
//   B: rank 0
//   C: rank 0
//   D: rank 0
//   n: 1
//   E: ui2
//   I: ui2
// legal 0 0: [1,null,null,null,1,1,null,null,null,null,0,null,null,null,0,null,null,0,null,1,1,null,null,2]

module {
func.func @program(%arg0: tensor<2x3x4x1xui2>, %arg1: tensor<2x3x4xui2>) -> tensor<2x3x4xui2> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 3 : i64, dim = 3 : i64}> : (tensor<2x3x4x1xui2>, tensor<2x3x4xui2>) -> tensor<2x3x4xui2>
  return %0 : tensor<2x3x4xui2>
}

  func.func @main(%input0: tensor<2x3x4x1xui2>, %input1: tensor<2x3x4xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3x4x1xui2>, tensor<2x3x4xui2>) -> (tensor<2x3x4xui2>)
    %v0 = stablehlo.constant dense<[[[1, 3, 3, 3], [1, 1, 3, 3], [3, 3, 0, 3]], [[3, 3, 0, 3], [3, 0, 3, 1], [1, 3, 3, 2]]]> : tensor<2x3x4xui2>
    %v1 = stablehlo.constant dense<[[[1, 0, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 2]]]> : tensor<2x3x4xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x3x4xui2>, tensor<2x3x4xui2>) -> tensor<2x3x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x3x4xui2>, tensor<2x3x4xui2>) -> tensor<2x3x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x3x4xi1>
    %v5 = stablehlo.constant dense<[[[false, true, true, true], [false, false, true, true], [true, true, false, true]], [[true, true, false, true], [true, false, true, false], [false, true, true, false]]]> : tensor<2x3x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x3x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x3x4xi1>
    func.return
  }
}
