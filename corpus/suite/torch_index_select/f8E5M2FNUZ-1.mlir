// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.0, 1.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0x80]]]> : tensor<1x3x3xf8E5M2FNUZ>, dense<[1]> : tensor<1xui64>]'
// RUN: : @program
// stablehlo.torch_index_select on f8E5M2FNUZ, exact values
//   batch_dims: low + 1
//   dim: low + 1
//   A: rank 1
//   A: has 1
//   B: rank 1
//   C: rank 0
//   D: rank 0
//   n: more
//   E: f8E5M2FNUZ
//   I: ui64
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x3x3xf8E5M2FNUZ>, %arg1: tensor<1xui64>) -> tensor<1x3xf8E5M2FNUZ> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 2 : i64}> : (tensor<1x3x3xf8E5M2FNUZ>, tensor<1xui64>) -> tensor<1x3xf8E5M2FNUZ>
  return %0 : tensor<1x3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x3x3xf8E5M2FNUZ>, %input1: tensor<1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x3xf8E5M2FNUZ>, tensor<1xui64>) -> (tensor<1x3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x3xf8E5M2FNUZ>) -> tensor<1x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x3xi64>
    func.return
  }
}
