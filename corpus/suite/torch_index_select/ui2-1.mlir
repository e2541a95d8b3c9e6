// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1], [1], [1], [1]], [[1], [1], [1], [1]], [[1], [0], [0], [0]]], [[[0], [0], [0], [1]], [[1], [0], [0], [1]], [[1], [0], [0], [0]]]]> : tensor<2x3x4x1xui2>]'
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
// legal 0 0: [null,null,1,null,null,null,1,null,1,null,null,null,0,0,null,null,null,null,0,null,null,null,0,null]

module {
func.func @program(%arg0: tensor<2x3x4x1xui2>) -> tensor<2x3x4xui2> {
  %0 = stablehlo.constant dense<[[[3, 1, 0, 1], [1, 1, 0, 3], [0, 1, 3, 1]], [[0, 0, 1, 3], [2, 1, 0, 3], [3, 1, 0, 3]]]> : tensor<2x3x4xui2>
  %1 = "stablehlo.torch_index_select"(%arg0, %0) <{batch_dims = 3 : i64, dim = 3 : i64}> : (tensor<2x3x4x1xui2>, tensor<2x3x4xui2>) -> tensor<2x3x4xui2>
  return %1 : tensor<2x3x4xui2>
}

  func.func @main(%input0: tensor<2x3x4x1xui2>) {
    %r = func.call @program(%input0) : (tensor<2x3x4x1xui2>) -> (tensor<2x3x4xui2>)
    %v0 = stablehlo.constant dense<[[[3, 3, 1, 3], [3, 3, 1, 3], [1, 3, 3, 3]], [[0, 0, 3, 3], [3, 3, 0, 3], [3, 3, 0, 3]]]> : tensor<2x3x4xui2>
    %v1 = stablehlo.constant dense<[[[0, 0, 1, 0], [0, 0, 1, 0], [1, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]]> : tensor<2x3x4xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x3x4xui2>, tensor<2x3x4xui2>) -> tensor<2x3x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x3x4xui2>, tensor<2x3x4xui2>) -> tensor<2x3x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x3x4xi1>
    %v5 = stablehlo.constant dense<[[[true, true, false, true], [true, true, false, true], [false, true, true, true]], [[false, false, true, true], [true, true, false, true], [true, true, false, true]]]> : tensor<2x3x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x3x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x3x4xi1>
    func.return
  }
}
