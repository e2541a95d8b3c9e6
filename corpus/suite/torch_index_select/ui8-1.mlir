// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0, 128, 252, 4], [129, 1, 0, 247], [0, 9, 2, 251]]], [[[1, 128, 64, 253], [2, 0, 0, 0], [255, 2, 129, 255]]]]> : tensor<2x1x3x4xui8>, dense<[[255], [1]]> : tensor<2x1xui8>]'
// RUN: : @program
// stablehlo.torch_index_select on ui8, special values
//   batch_dims: low + 1
//   A: rank 1
//   B: rank 2
//   B: has 1
//   C: rank 0
//   D: rank 1
//   D: has 1
//   n: more
//   E: ui8
//   I: ui8
// legal 0 0: [null,null,null,128,0,2]

module {
func.func @program(%arg0: tensor<2x1x3x4xui8>, %arg1: tensor<2x1xui8>) -> tensor<2x1x3x1xui8> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 3 : i64}> : (tensor<2x1x3x4xui8>, tensor<2x1xui8>) -> tensor<2x1x3x1xui8>
  return %0 : tensor<2x1x3x1xui8>
}

  func.func @main(%input0: tensor<2x1x3x4xui8>, %input1: tensor<2x1xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x3x4xui8>, tensor<2x1xui8>) -> (tensor<2x1x3x1xui8>)
    %v0 = stablehlo.constant dense<[[[[255], [255], [255]]], [[[128], [0], [2]]]]> : tensor<2x1x3x1xui8>
    %v1 = stablehlo.constant dense<[[[[0], [0], [0]]], [[[128], [0], [2]]]]> : tensor<2x1x3x1xui8>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1x3x1xui8>, tensor<2x1x3x1xui8>) -> tensor<2x1x3x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1x3x1xui8>, tensor<2x1x3x1xui8>) -> tensor<2x1x3x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x3x1xi1>
    %v5 = stablehlo.constant dense<[[[[true], [true], [true]]], [[[false], [false], [false]]]]> : tensor<2x1x3x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1x3x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1x3x1xi1>
    func.return
  }
}
