// RUN: stablehlo-translate --interpret %s --args='[dense<[6, 8]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.torch_index_select on ui4, exact values
//   batch_dims: low
//   dim: low
//   A: rank 0
//   B: rank 0
//   C: rank 0
//   D: rank 2
//   n: more
//   E: ui4
//   I: ui4
// legal 0 0: [6,null,8,6,null,null,6,null,null,8,6,null,null,null,null]

module {
func.func @program(%arg0: tensor<2xui4>) -> tensor<3x5xui4> {
  %0 = stablehlo.constant dense<[[0, 15, 1, 0, 2], [4, 0, 15, 2, 1], [0, 2, 2, 15, 15]]> : tensor<3x5xui4>
  %1 = "stablehlo.torch_index_select"(%arg0, %0) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<2xui4>, tensor<3x5xui4>) -> tensor<3x5xui4>
  return %1 : tensor<3x5xui4>
}

  func.func @main(%input0: tensor<2xui4>) {
    %r = func.call @program(%input0) : (tensor<2xui4>) -> (tensor<3x5xui4>)
    %v0 = stablehlo.constant dense<[[6, 15, 8, 6, 15], [15, 6, 15, 15, 8], [6, 15, 15, 15, 15]]> : tensor<3x5xui4>
    %v1 = stablehlo.constant dense<[[6, 0, 8, 6, 0], [0, 6, 0, 0, 8], [6, 0, 0, 0, 0]]> : tensor<3x5xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3x5xui4>, tensor<3x5xui4>) -> tensor<3x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3x5xui4>, tensor<3x5xui4>) -> tensor<3x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x5xi1>
    %v5 = stablehlo.constant dense<[[false, true, false, false, true], [true, false, true, true, false], [false, true, true, true, true]]> : tensor<3x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x5xi1>
    func.return
  }
}
