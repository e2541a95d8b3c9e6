// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1, 2, 2147483648]], [[2, 2147483649, 4294967295]], [[2147483648, 6, 0]]]]> : tensor<1x3x1x3xui32>, dense<[[0, 1, 1, 3]]> : tensor<1x4xui32>]'
// RUN: : @program
// stablehlo.torch_index_select on ui32, special values
//   batch_dims: low + 1
//   A: rank 1
//   A: has 1
//   B: rank 2
//   B: has 1
//   C: rank 0
//   D: rank 1
//   n: more
//   E: ui32
//   I: ui32
// legal 0 0: [1,2,2,null,2,2147483649,2147483649,null,2147483648,6,6,null]

module {
func.func @program(%arg0: tensor<1x3x1x3xui32>, %arg1: tensor<1x4xui32>) -> tensor<1x3x1x4xui32> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 3 : i64}> : (tensor<1x3x1x3xui32>, tensor<1x4xui32>) -> tensor<1x3x1x4xui32>
  return %0 : tensor<1x3x1x4xui32>
}

  func.func @main(%input0: tensor<1x3x1x3xui32>, %input1: tensor<1x4xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x1x3xui32>, tensor<1x4xui32>) -> (tensor<1x3x1x4xui32>)
    %v0 = stablehlo.constant dense<[[[[1, 2, 2, 4294967295]], [[2, 2147483649, 2147483649, 4294967295]], [[2147483648, 6, 6, 4294967295]]]]> : tensor<1x3x1x4xui32>
    %v1 = stablehlo.constant dense<[[[[1, 2, 2, 0]], [[2, 2147483649, 2147483649, 0]], [[2147483648, 6, 6, 0]]]]> : tensor<1x3x1x4xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<1x3x1x4xui32>, tensor<1x3x1x4xui32>) -> tensor<1x3x1x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<1x3x1x4xui32>, tensor<1x3x1x4xui32>) -> tensor<1x3x1x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x3x1x4xi1>
    %v5 = stablehlo.constant dense<[[[[false, false, false, true]], [[false, false, false, true]], [[false, false, false, true]]]]> : tensor<1x3x1x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x3x1x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x3x1x4xi1>
    func.return
  }
}
