// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0xFC00, 4.0039062]]], [[[-0.9135742, -0.5161133]]], [[[0xFC00, 1.1035156]]]]> : tensor<3x1x1x2xf16>, dense<[[[1]], [[0]], [[1]]]> : tensor<3x1x1xui32>]'
// RUN: : @program
// stablehlo.torch_index_select on f16, special values
//   dim: low
//   A: rank 3+
//   A: has 1
//   B: rank 0
//   C: rank 0
//   D: rank 0
//   n: more
//   E: f16
//   I: ui32
// legal 0 0: [4.00390625,-0.91357421875,1.103515625]

module {
func.func @program(%arg0: tensor<3x1x1x2xf16>, %arg1: tensor<3x1x1xui32>) -> tensor<3x1x1xf16> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 3 : i64, dim = 3 : i64}> : (tensor<3x1x1x2xf16>, tensor<3x1x1xui32>) -> tensor<3x1x1xf16>
  return %0 : tensor<3x1x1xf16>
}

  func.func @main(%input0: tensor<3x1x1x2xf16>, %input1: tensor<3x1x1xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x1x2xf16>, tensor<3x1x1xui32>) -> (tensor<3x1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1x1xf16>) -> tensor<3x1x1xf64>
    check.expect_eq_const %v0, dense<[[[4.00390625]], [[-0.91357421875]], [[1.103515625]]]> : tensor<3x1x1xf64>
    func.return
  }
}
