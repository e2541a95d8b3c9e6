// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.einsum on ui32, special values
//   E: ui32
//   einsum_config: alternative 2
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program() -> tensor<1x4x4xui32> {
  %0 = stablehlo.constant dense<[[[1356763992, 0], [0, 3245117867], [0, 2627592971], [2051456265, 3950978767]]]> : tensor<1x4x2xui32>
  %1 = stablehlo.constant dense<[[[0, 3621310914, 2147483647, 2147483647], [2147483647, 3726656842, 2147483647, 3887040732]]]> : tensor<1x2x4xui32>
  %2 = stablehlo.einsum %0, %1, config = "abc,acd->abd" : (tensor<1x4x2xui32>, tensor<1x2x4xui32>) -> tensor<1x4x4xui32>
  return %2 : tensor<1x4x4xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x4x4xui32>)
    %v0 = stablehlo.constant dense<[[[0, 4294967295, 4294967295, 4294967295], [4294967295, 4294967295, 4294967295, 4294967295], [4294967295, 4294967295, 4294967295, 4294967295], [4294967295, 4294967295, 4294967295, 4294967295]]]> : tensor<1x4x4xui32>
    %v1 = stablehlo.constant dense<0> : tensor<1x4x4xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<1x4x4xui32>, tensor<1x4x4xui32>) -> tensor<1x4x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<1x4x4xui32>, tensor<1x4x4xui32>) -> tensor<1x4x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x4x4xi1>
    %v5 = stablehlo.constant dense<[[[false, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<1x4x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x4x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x4x4xi1>
    func.return
  }
}
