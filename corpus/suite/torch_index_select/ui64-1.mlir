// RUN: stablehlo-translate --interpret %s --args='[dense<[[[18446744073709551615], [2], [1]], [[0], [1], [9223372036854775809]]]> : tensor<2x3x1xui64>]'
// RUN: : @program
// stablehlo.torch_index_select on ui64, exact values
//   dim: low
//   A: rank 3+
//   A: has 1
//   B: rank 0
//   C: rank 0
//   D: rank 0
//   n: more
//   E: ui64
//   I: ui64
// legal 0 0: [null,6,3,4,9,null]

module {
func.func @program(%arg0: tensor<2x3x1xui64>) -> tensor<2x3x1xui64> {
  %0 = stablehlo.constant dense<[[[[6, 3, 7]], [[8, 9, 6]], [[7, 3, 7]]], [[[4, 4, 0]], [[9, 9, 8]], [[5, 1, 4]]]]> : tensor<2x3x1x3xui64>
  %1 = "stablehlo.torch_index_select"(%0, %arg0) <{batch_dims = 3 : i64, dim = 3 : i64}> : (tensor<2x3x1x3xui64>, tensor<2x3x1xui64>) -> tensor<2x3x1xui64>
  return %1 : tensor<2x3x1xui64>
}

  func.func @main(%input0: tensor<2x3x1xui64>) {
    %r = func.call @program(%input0) : (tensor<2x3x1xui64>) -> (tensor<2x3x1xui64>)
    %v0 = stablehlo.constant dense<[[[18446744073709551615], [6], [3]], [[4], [9], [18446744073709551615]]]> : tensor<2x3x1xui64>
    %v1 = stablehlo.constant dense<[[[0], [6], [3]], [[4], [9], [0]]]> : tensor<2x3x1xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> tensor<2x3x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x3x1xui64>, tensor<2x3x1xui64>) -> tensor<2x3x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x3x1xi1>
    %v5 = stablehlo.constant dense<[[[true], [false], [false]], [[false], [false], [true]]]> : tensor<2x3x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x3x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x3x1xi1>
    func.return
  }
}
