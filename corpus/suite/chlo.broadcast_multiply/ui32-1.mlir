// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2147483648, 1]> : tensor<2xui32>, dense<4294967292> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_multiply on ui32, special values
//   A: rank 1
//   m: low
//   E: ui32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [null,4294967292]

module {
func.func @program(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
  return %0 : tensor<2xui32>
}

  func.func @main(%input0: tensor<2xui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui32>, tensor<ui32>) -> (tensor<2xui32>)
    %v0 = stablehlo.constant dense<[4294967295, 4294967292]> : tensor<2xui32>
    %v1 = stablehlo.constant dense<[0, 4294967292]> : tensor<2xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
